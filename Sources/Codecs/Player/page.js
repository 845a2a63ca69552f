// Starts the script of the element. A script that is inserted as text is allowed by its hash, like one of the page's text.
(async () => {
  const bytes = Uint8Array.from(atob(document.getElementById('code').textContent), character => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  const script = document.createElement('script');
  script.textContent = await new Response(stream).text();
  document.body.append(script);
})();
