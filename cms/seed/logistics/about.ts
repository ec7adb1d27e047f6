import type { SeedAbout } from '../types';
import { scenes, thumbs } from './media';

const story = `
## From two trucks to a caravan

*Msafara* is the Swahili word for a caravan. Before there were roads, goods from the lakes came down to this coast in one: many loads, many people, one pace, and a guide in front who knew the next water.

We began in 2008 with two second-hand trucks and a desk in Gerezani, carrying fertiliser to Mbeya. In 2011 we received the customs licence, in 2014 the bonded warehouse at Ubungo, in 2017 our office in Lusaka, in 2020 the one in Mombasa. Today sixty-two trucks and a hundred and ninety people carry the name.

What a guide does has not changed much. You go ahead, you ask at the wells, you come back and say how it looks.
`;

const papers = `
<h3>On paper</h3>
<ul>
  <li>Licensed customs agent since 2011</li>
  <li>Bonded warehouse, inspected every year</li>
  <li>Certified handling of dangerous goods by air and road</li>
  <li>Cold rooms and probes calibrated every quarter</li>
</ul>
<p>Copies are sent on request. <a href="/contact">Write to us</a>, and say which one your auditor wants to see.</p>
`;

export const about: SeedAbout = {
  title: 'About Us',
  featuredMedia: scenes.dhow,
  blocks: [
    {
      __component: 'shared.rich-text-markdown-wrapper',
      body: story.trim(),
      renderBlock: { width: 'Width-60' },
    },
    {
      __component: 'shared.html-markdown-wrapper',
      body: papers.trim(),
      renderBlock: { width: 'Width-40' },
    },
    {
      __component: 'shared.quote-wrapper',
      body: 'You go ahead, you ask at the wells, you come back and say how it looks.',
      name: 'Hamisi Kileo',
      title: 'Managing Director',
    },
    {
      __component: 'shared.media-wrapper',
      title: 'The cloth on the wall of the operations desk',
      file: thumbs.four,
      renderBlock: { width: 'Full', value: 'center' },
    },
  ],
};
