"""The card of the benchmarks of many lines: two labels, of which one moves while the card fades."""
CARD = """{ "size": [200, 120], "fps": 25, "duration": 1, "hold": 0, "background": "#F2F2F7",
  "parameters": { "name": "Name", "points": "0" },
  "views": [
    { "id": "card", "frame": [10, 10, 180, 100], "cornerRadius": 16, "backgroundColor": "white" },
    { "id": "name", "type": "label", "frame": [24, 24, 150, 30], "text": "$name", "font": { "size": 20 } },
    { "id": "points", "type": "label", "frame": [24, 64, 150, 24], "text": "$points", "font": { "size": 15 } }],
  "timeline": [{ "animate": { "name": { "center.x": 110 }, "card": { "alpha": 0.6 } }, "duration": 1 }] }
"""
