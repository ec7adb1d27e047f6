import type { SeedArticle } from '../../types';
import { covers, promo, scenes, thumbs } from '../media';

const opening = `
This is the story of one container: twenty feet, 14.2 tonnes of bearings, belts and rollers, ordered by a mill in Morogoro that could not afford to stand still. It took fifty-three days. We kept everything that belonged to it, the papers, the pictures, the readings and the telephone notes, and put it **in one place**, so that you can see what lies between an order and a delivery.

If you only want the price of such a journey, [ask for it](/contact). If you want to know what you would be paying for, read on.
`;

const papers = `
<h2>The papers</h2>
<p>Nine documents travelled with the box or ahead of it. None of them is difficult. They only have to agree with each other, down to the <em>kilogram</em> and the <em>full stop</em>.</p>
<ul>
  <li>Purchase order and invoice</li>
  <li>Packing list, by case number</li>
  <li>Bill of lading, released by telex</li>
  <li>Certificate of origin</li>
  <li>Insurance certificate</li>
  <li>Import declaration and assessment</li>
  <li>Delivery order</li>
  <li>Gate pass</li>
  <li>Interchange receipt for the empty box</li>
</ul>
`;

const calendar = `
## The calendar

| Day | Place | What happened |
|--:|---|---|
| 1 | Morogoro | Order signed; tariff codes agreed before the deposit was paid |
| 19 | Factory | Goods ready four days late; booking moved to the next ship |
| 24 | Port of loading | Container sealed, draft bill of lading read and corrected twice |
| 33 | At sea | Declaration lodged, duty assessed, money set aside |
| 48 | Dar es Salaam | Discharged at 02:40 |
| 51 | Port gate | Out at 05:15, after one inspection |
| 51 | Morogoro | At the mill by 13:30, unpacked by nightfall |
| 53 | Dar es Salaam | Empty box returned, receipt in the file |

Days 48 to 51 are the ones that people worry about. They went well because of day 33.
`;

const margin = `
### In the margin

The four days at the factory were the only real delay, and we told the mill on **day 12**, when there was still time to move a shift.

Bad news keeps badly. We try to deliver it fresh.
`;

const sum = `
<h3>What it cost</h3>
<table>
  <thead><tr><th scope="col">Item</th><th scope="col" style="text-align: right">USD</th></tr></thead>
  <tbody>
    <tr><td>Sea freight, with eighteen free days</td><td style="text-align: right">2,150</td></tr>
    <tr><td>Port and line charges</td><td style="text-align: right">640</td></tr>
    <tr><td>Customs clearance</td><td style="text-align: right">280</td></tr>
    <tr><td>Road to Morogoro and empty return</td><td style="text-align: right">520</td></tr>
    <tr><td>Insurance</td><td style="text-align: right">95</td></tr>
    <tr><td>Demurrage and detention</td><td style="text-align: right">0</td></tr>
  </tbody>
  <tfoot><tr><th scope="row">Total before duty</th><td style="text-align: right">3,685</td></tr></tfoot>
</table>
`;

const closing = `
## What we would do differently

Two things. We would ask the factory for photographs in week one and not in week two. And we would book the truck for the evening gate, because the inspection took until four in the afternoon and the truck then waited for the night.

Everything else is described where it belongs: [how demurrage works](/post/how-demurrage-works), [what the number on the box means](/post/reading-a-container-number), [how a declaration is lodged ahead of arrival](/customs-clearance), and [where to see it all while it happens](/tracking/online-tracking).
`;

/** The one article that holds every kind of block and every setting that an editor can make, but justified text. */
export const everythingInOnePlace: SeedArticle = {
  slug: 'everything-in-one-place',
  title: 'Everything in one place: 53 days of one container',
  description:
    'Papers, pictures, readings and costs of a single shipment from the factory to a mill in Morogoro, with nothing left out.',
  author: 'Upendo Massawe',
  createdAt: '2026-11-10T06:00:00.000Z',
  cover: covers.dark1,
  thumbnail_image: thumbs.seven,
  IsDarkCover: true,
  seo: {
    metaTitle: 'Everything in one place: one container, 53 days',
    metaDescription:
      'One container from the factory to a mill in Morogoro: nine papers, the calendar day by day, what it cost, and the two things we would now change.',
    metakeywords: 'container, import, Dar es Salaam, Morogoro, shipment, costs',
  },
  blocks: [
    {
      __component: 'shared.rich-text-markdown-wrapper',
      title: 'One container, from order to delivery',
      body: opening.trim(),
      renderBlock: { value: 'left', width: 'Full', fontSize: '1.125rem', padding: '0 0 16px 0' },
    },
    {
      __component: 'shared.html-markdown-wrapper',
      body: papers.trim(),
      renderBlock: {
        value: 'left',
        width: 'Half',
        padding: '24px',
        styleCSS: 'background-color: #f6f1e7; border-radius: 8px;',
        innerStyleCSS: 'line-height: 1.6;',
      },
    },
    {
      __component: 'shared.media-wrapper',
      title: 'Day 48: discharged at 02:40',
      file: scenes.crane,
      renderBlock: { value: 'center', width: 'Half', padding: '24px' },
    },
    {
      __component: 'shared.rich-text-markdown-wrapper',
      body: calendar.trim(),
      renderBlock: { value: 'left', width: 'Width-70', margin: '24px 0' },
    },
    {
      __component: 'shared.rich-text-markdown-wrapper',
      body: margin.trim(),
      renderBlock: {
        value: 'left',
        width: 'Width-30',
        fontSize: '0.9375rem',
        padding: '16px',
        margin: '24px 0',
        htmlCSSClasses: 'brand-note',
        innerHtmlCSSClasses: 'text-left',
      },
    },
    {
      __component: 'shared.quote-wrapper',
      body: 'I have bought parts for this mill for nineteen years. It was the first time that I knew on a Monday what would stand in my yard on Thursday.',
      name: 'Josephat M.',
      title: 'Head of maintenance, a flour mill in Morogoro',
      renderBlock: {
        value: 'center',
        width: 'Full',
        fontSize: '1.5rem',
        padding: '32px',
        margin: '32px 0',
        styleCSS: 'border-top: 1px solid #b7791f; border-bottom: 1px solid #b7791f;',
        innerStyleCSS: 'font-style: italic;',
      },
    },
    {
      __component: 'shared.slider-wrapper',
      title: 'Along the way, in five pictures',
      layout: 'one',
      files: [
        { name: 'The shed at Ubungo: a forklift between the shelves', file: scenes.warehouse },
        { name: 'Pugu: an electric train on its viaduct', file: scenes.railway },
        { name: 'Morogoro: the mill and its silos', file: scenes.mill },
        { name: 'The tracking page, open all the time', file: scenes.dashboard },
        { name: 'The harbour: a dhow at sunset', file: scenes.dhow },
      ],
      renderBlock: { value: 'center', width: 'Full', htmlCSSClasses: 'rounded-lg' },
    },
    {
      __component: 'shared.media-wrapper',
      title: 'Ten seconds with another box, on the road to Lusaka (an example)',
      file: promo.film,
      thumbnail_image: scenes.road,
      renderBlock: { value: 'center', width: 'Width-70', padding: '16px 0' },
    },
    {
      __component: 'shared.html-markdown-wrapper',
      body: sum.trim(),
      renderBlock: {
        value: 'left',
        width: 'Full',
        fontSize: '1rem',
        margin: '16px 0',
        htmlCSSClasses: 'shadow rounded-lg',
        innerHtmlCSSClasses: 'text-base',
      },
    },
    {
      __component: 'shared.stack-images',
      title: 'The cloths of our four crews',
      files: [
        { name: 'Port crew: coloured blocks, stacked like containers', file: thumbs.one },
        { name: 'Yard crew: small diamonds on a cream ground', file: thumbs.three },
        { name: 'Road crew: broad ochre zigzags', file: thumbs.five },
        { name: 'Night crew: a white kikoi with fine stripes', file: thumbs.nine },
      ],
      renderBlock: { value: 'center', width: 'Half', padding: '16px' },
    },
    {
      __component: 'shared.media-wrapper',
      title: 'The 53 days as a film',
      link: 'https://video.example.com/watch/fifty-three-days',
      thumbnail_image: thumbs.six,
      renderBlock: { value: 'center', width: 'Half', padding: '16px' },
    },
    {
      __component: 'shared.slider-wrapper',
      title: 'What else was under way that week',
      layout: 'three',
      files: [
        { name: 'Avocados, loaded at night', file: scenes.orchard },
        { name: 'A till for a market shop', file: scenes.till },
        { name: 'Server racks for a bank', file: scenes.rack },
        { name: 'Cloth for school uniforms in Lusaka', file: thumbs.eight },
        { name: 'Maize for a depot, on the scale', file: scenes.weighbridge },
        { name: 'Kangas for the shops of Kariakoo', file: thumbs.four },
      ],
      renderBlock: { value: 'center', width: 'Full', margin: '32px 0' },
    },
    {
      __component: 'shared.rich-text-markdown-wrapper',
      body: closing.trim(),
      renderBlock: { value: 'left', width: 'Full', innerStyleCSS: 'letter-spacing: 0.005em;' },
    },
    {
      __component: 'shared.carousel-button',
      name: 'More from the road',
      link: '/blogs',
      renderBlock: { value: 'center', width: 'Full' },
    },
    {
      __component: 'shared.rich-text',
      body: 'Written down by the operations desk from the file of the shipment.',
      renderBlock: { value: 'left', width: 'Full' },
    },
    {
      __component: 'shared.action-btn-wrapper',
      name: 'Send us your next container',
      link: '/contact',
      renderBlock: { value: 'center', width: 'Full', padding: '24px 0' },
    },
  ],
};
