import type { SeedAbout } from '../types';
import { scenes, thumbs } from './media';

const story = `
## From two trucks to sixty-two

*Msafara* is the Swahili word for a convoy. Trucks that travel together arrive together.

We began in 2008 with two second-hand trucks and a desk in Gerezani, carrying fertiliser to Mbeya. In 2011 we received the customs licence, in 2014 the bonded warehouse at Ubungo, in 2017 our office in Lusaka, in 2020 the one in Mombasa. Today sixty-two trucks and a hundred and ninety people carry the name.

Our work is still the same. We go ahead, find out what your load will need at the port and at the border, and tell you before you have to ask.
`;

const limits = `
<h3>What we do not do</h3>
<ul>
  <li>Take commissions from depots, lines or transporters</li>
  <li>Add anything to demurrage, duty or port charges</li>
  <li>Drive on the open road after ten at night</li>
  <li>Promise an hour that our measurements do not support</li>
</ul>
<p>Have you seen us do any of these? <a href="/contact">Write to Hamisi Kileo</a>. He reads every complaint himself.</p>
`;

export const about: SeedAbout = {
  title: 'About Us',
  featuredMedia: scenes.road,
  blocks: [
    {
      __component: 'shared.rich-text-markdown-wrapper',
      body: story.trim(),
      renderBlock: { width: 'Width-60' },
    },
    {
      __component: 'shared.html-markdown-wrapper',
      body: limits.trim(),
      renderBlock: { width: 'Width-40' },
    },
    {
      __component: 'shared.quote-wrapper',
      body: 'A truck should not reach the border before its papers do.',
      name: 'Hamisi Kileo',
      title: 'Managing Director',
    },
    {
      __component: 'shared.media-wrapper',
      title: 'On the wall of the operations desk: a journey is made of steps',
      file: thumbs.four,
      renderBlock: { width: 'Full', value: 'center' },
    },
  ],
};
