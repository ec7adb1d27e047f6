import type { SeedAbout } from '../types';
import { gallery } from './media';

export const about: SeedAbout = {
  title: 'About Nyuzi',
  featuredMedia: gallery.dhow,
  blocks: [
    {
      __component: 'shared.rich-text-markdown-wrapper',
      title: 'From one rented desk',
      body: `In March 2008 three people rented a desk in the back of a stationery shop off Samora Avenue. The first job was a sisal estate in Tanga that kept its stock in eleven exercise books. It took us seven months, which was four too many, and the estate still uses what we built.

The name came from there too. *Nyuzi* are threads: the sisal, the exercise books, and the separate records of a business that nobody has yet put on one loom.

Today we are sixty-two people in Dar es Salaam, Mombasa and Lusaka. More than four hundred projects later, the work has not changed much. We watch how a thing is done, ask why, and join what belongs together.`,
    },
    {
      __component: 'shared.quote-wrapper',
      body: 'A system is finished when the people who use it stop mentioning it.',
      name: 'Neema Kessy',
      title: 'Managing Director',
    },
    {
      __component: 'shared.rich-text-markdown-wrapper',
      title: 'How we work',
      body: `- **We start on site.** The first two days of every project are spent beside the people who do the work, not in a meeting room.
- **We write it down.** Scope, price, dates and the name of the person who answers for them fit on four pages.
- **We test with your figures.** Last month runs through the new system before next month does.
- **We stay for three closes.** The project ends after the third month-end that we closed beside you. The fourth is yours.

Curious who you would be working with? Meet [the team](/aboutus/management-team), or [come and see us](/contact).`,
    },
  ],
};
