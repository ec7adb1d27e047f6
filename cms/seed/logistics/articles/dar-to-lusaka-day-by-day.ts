import type { SeedArticle } from '../../types';
import { thumbs } from '../media';

const intro = `
People ask how long it takes to reach Lusaka, and they are given a single number. A number is not enough to plan with. Below are the days as we measured them on 118 loaded trips of our own trucks between January and June 2026, from the gate of the port of Dar es Salaam to the client’s gate in Lusaka.

The middle column is the trip in the middle: half were quicker, half were slower. The last column is the one to plan with. Nine trips out of ten were at least as quick as that.

| Stage | Distance | Middle trip | Nine out of ten |
|:--|--:|--:|--:|
| Port gate to Morogoro | 195 km | 7 h | 11 h |
| Morogoro to Iringa | 310 km | 9 h | 13 h |
| Iringa to Mbeya | 330 km | 9 h | 12 h |
| Mbeya to Tunduma | 105 km | 3 h | 6 h |
| Tunduma and Nakonde, both sides | 2 km | 19 h | 44 h |
| Nakonde to Mpika | 380 km | 11 h | 15 h |
| Mpika to Kapiri Mposhi | 450 km | 12 h | 16 h |
| Kapiri Mposhi to Lusaka | 205 km | 5 h | 8 h |
| Rest and sleep | | 38 h | 46 h |
| **Whole trip** | **1,977 km** | **4 d 17 h** | **6 d 5 h** |

The last column does not add up, and should not. A truck that loses a day at the border is seldom the same truck that loses a morning at a weighbridge.

## What the border does with the hours

The border is two kilometres long and takes a sixth of the trip. So we took it apart.
`;

const border = `
<table>
  <caption>Nineteen hours at Tunduma and Nakonde, the trip in the middle</caption>
  <thead>
    <tr><th scope="col">Step</th><th scope="col">Where</th><th scope="col">Hours</th><th scope="col">What shortens it</th></tr>
  </thead>
  <tbody>
    <tr><td>Queue before the gate</td><td>Tunduma</td><td>5.5</td><td>Arriving between 4:00 and 7:00</td></tr>
    <tr><td>Exit papers and seal check</td><td>Tunduma</td><td>2.0</td><td>Seal number on the papers as it is on the seal</td></tr>
    <tr><td>Waiting for the entry to be assessed</td><td>Nakonde</td><td>6.0</td><td>Entry lodged when the truck leaves Mbeya</td></tr>
    <tr><td>Payment and its confirmation</td><td>Nakonde</td><td>3.0</td><td>Money in the account a day before</td></tr>
    <tr><td>Inspection, if called</td><td>Nakonde</td><td>1.5</td><td>Packing list that can be followed box by box</td></tr>
    <tr><td>Tolls, council levy, gate out</td><td>Nakonde</td><td>1.0</td><td>The exact amount in cash</td></tr>
  </tbody>
</table>
<p class="brand-note">Our own people stand on both sides of the line. They do not make the queue shorter, but they know at which window the file lies, and they ring you before you ring them.</p>
`;

const outro = `
## Three things the table does not show

**The rains.** Between December and March add half a day between Mikumi and Iringa, and a whole day if the escarpment at Kitonga is closed by an accident. It happened four times last season.

**The month-end.** In the last three days of a month the payment step at the border doubles. If your load can leave on the 24th rather than the 27th, let it.

**Sundays.** Fewer officers, fewer trucks. On balance it is a good day to arrive.

If you allow six and a quarter days you will be early nine times in ten, and nobody has ever complained to us about that. Departures and the list of papers are on the [Dar to Lusaka page](/corridors/dar-to-lusaka); how the border feels from a driver’s seat is described in [A night at Tunduma](/post/a-night-at-tunduma).
`;

export const darToLusakaDayByDay: SeedArticle = {
  slug: 'dar-to-lusaka-day-by-day',
  title: 'Dar to Lusaka, day by day: 118 trips measured',
  description:
    'Every stage from the port gate to Lusaka with its hours, the middle trip and the one to plan with, and what the border does with nineteen of them.',
  author: 'Joseph Temba',
  createdAt: '2026-07-21T08:00:00.000Z',
  thumbnail_image: thumbs.four,
  seo: {
    metaTitle: 'Dar es Salaam to Lusaka: transit times measured',
    metaDescription:
      'Transit times by road from Dar es Salaam to Lusaka, measured on 118 trips in 2026: each stage, the border step by step, and which days to plan with.',
    metakeywords: 'Dar es Salaam, Lusaka, transit time, Tunduma, Nakonde, road freight',
  },
  blocks: [
    { __component: 'shared.rich-text-markdown-wrapper', body: intro.trim() },
    { __component: 'shared.html-markdown-wrapper', body: border.trim() },
    { __component: 'shared.rich-text-markdown-wrapper', body: outro.trim() },
  ],
};
