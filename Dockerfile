# The program without a build, from the archive of scripts/release:
#
#   scripts/release && docker build -t animrender .
#   docker run --rm -v "$PWD:/work" animrender card.json -o card.gif
#
# --build-arg FFMPEG=ffmpeg adds ffmpeg, for videos.
FROM debian:bookworm-slim
ARG FFMPEG=
RUN apt-get update \
  && apt-get install -y --no-install-recommends libharfbuzz0b $FFMPEG \
  && rm -rf /var/lib/apt/lists/*
COPY .build/archive/ /tmp/archive/
RUN cd /tmp/archive && tar -xzf animrender-*.tar.gz && ./animrender-*/install.sh /usr/local && rm -rf /tmp/archive
WORKDIR /work
ENTRYPOINT ["animrender"]
