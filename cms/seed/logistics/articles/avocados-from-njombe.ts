import type { SeedArticle } from '../../types';
import { covers, scenes, thumbs } from '../media';

const opening = `
An avocado is alive when it is picked, and goes on breathing in the box. It can be slowed down but not stopped, and once it has begun to ripen nothing brings it back. Everything we do between Njombe and the quay serves one purpose: that it begins in a shop in Rotterdam and not in a lay-by near Mikumi.

In the season of 2026 we carried sixty-one forty-foot reefers of Hass for three packing sheds in the southern highlands. Two of them were refused at the other end. This is what the other fifty-nine had in common.

## Cold before it moves

A reefer keeps cold; it does not make cold. Fruit loaded at twenty-two degrees needs three days in the container to come down to six, and those three days are missing at the end. So the sheds cool the pallets overnight, and our driver puts a probe into the fruit, not into the air, before he signs. Above eight degrees he does not load. It has led to some loud mornings, and to fewer claims.

## Six degrees, and fresh air

For this fruit and this length of voyage the sheds ask for six degrees early in the season and five later, as the oil content rises. The vents are set so that the gas which the fruit gives off can leave. Both figures are written on the door of the container with a thick pen, because the person at the plug in the port does not read emails.

## Never without a plug

The road from Makambako to the port takes nineteen hours of driving. The diesel set on the chassis runs the whole way, even while the driver sleeps, and the tank is filled at Iringa whether it needs it or not. Each unit reports its temperature every ten minutes. If two readings in a row are more than a degree off, the operations desk rings the driver, at any hour:
`;

const log = `
<table>
  <caption>One night in April, container seventeen of the season</caption>
  <thead><tr><th scope="col">Hour</th><th scope="col">Place</th><th scope="col">Air, °C</th><th scope="col">What happened</th></tr></thead>
  <tbody>
    <tr><td>21:10</td><td>Ilula</td><td>6.1</td><td>Parked for the night; all as it should be</td></tr>
    <tr><td>21:20</td><td>Ilula</td><td>7.3</td><td>First reading out of range</td></tr>
    <tr><td>21:30</td><td>Ilula</td><td>8.0</td><td>Desk rings the driver; a fuel filter is blocked</td></tr>
    <tr><td>21:55</td><td>Ilula</td><td>8.4</td><td>Filter changed from the kit in the cab</td></tr>
    <tr><td>23:40</td><td>Ilula</td><td>6.2</td><td>Back in range; the fruit itself never passed 6.4</td></tr>
  </tbody>
</table>
`;

const close = `
Without the call the driver would have noticed when he set off in the morning, eight hours later.

## At the port

The container goes from the truck to the plug within two hours, and somebody photographs the display. The papers have been ready for two days by then: the plant health certificate, the certificate of origin, the inspection of the shed. The [customs desk](/customs-clearance) lodges the export entry while the truck is still on the escarpment.

## And the two that were refused

One was our fault. A door seal had been damaged by a forklift and patched with tape, and nobody wanted to be the person who stopped the loading. We paid. Since then every driver may stop a loading without giving a reason, and four have.

The other had been picked in the rain. There is nothing to be done about that on the road, only in the orchard.
`;

export const avocadosFromNjombe: SeedArticle = {
  slug: 'avocados-from-njombe',
  title: 'Avocados from Njombe, kept cold to the quay',
  description:
    'What a season of chilled fruit from the southern highlands taught us, with one night of readings and the two containers that were refused.',
  createdAt: '2026-06-16T06:00:00.000Z',
  cover: covers.dark3,
  thumbnail_image: thumbs.two,
  IsDarkCover: true,
  button_name: 'About refrigerated containers',
  button_link: '/freight/sea-freight/full-container/refrigerated-containers',
  seo: {
    metaTitle: 'Avocados from Njombe to the quay, still cold',
    metaDescription:
      'How sixty-one reefers of Hass travelled from Njombe to the port of Dar es Salaam: pre-cooling, six degrees, a call at night, and two refusals.',
    metakeywords: 'avocado, Hass, Njombe, reefer, cold chain, export',
  },
  blocks: [
    { __component: 'shared.rich-text-markdown-wrapper', body: opening.trim() },
    { __component: 'shared.html-markdown-wrapper', body: log.trim() },
    { __component: 'shared.rich-text-markdown-wrapper', body: close.trim() },
    {
      __component: 'shared.media-wrapper',
      title: 'The readings, as the shed sees them',
      file: scenes.dashboard,
      renderBlock: { width: 'Full' },
    },
    {
      __component: 'shared.action-btn-wrapper',
      name: 'Talk about your season',
      link: '/contact',
    },
  ],
};
