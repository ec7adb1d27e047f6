import type { SeedArticle } from '../../types';

const body = `
We asked Rashidi, who has driven the Lusaka road for us since 2013, to write down one night at the border. He dictated it to his daughter over two evenings. We changed nothing but the spelling.

> I come down from Mbeya with the sun in my eyes and I see the tail of the queue at the petrol station, so I know it will be a long one. From the petrol station it is five hours. From the church it is three. From the mango tree you can forget supper and be over by nine.
>
> I switch off. You save two litres an hour, and you hear what the others say. Somebody always knows something. Tonight they say the system is slow on the other side. They say it every night, and about one night in five it is true.
>
> At eight Neema comes along the trucks with the thermos. She is the clerk, the one in the yellow vest. She has my papers in a plastic folder with a number on it, and she has already been to the window. My entry has been assessed, she says, they were waiting for the payment and the payment is there. I have known years when I carried that folder myself from window to window, and slept on it.
>
> We move. Twenty metres. We move again. A boy sells groundnuts by the cup, his price is the same as in March. I buy two.
>
> At ten past eleven the officer comes to look at the seal. He reads the number aloud and I read it aloud from the paper and Neema reads it from the telephone, three people reading the same seven figures like a prayer. It fits. Last year a colleague of mine had a 3 that looked like an 8 and he stayed until Thursday.
>
> Then the barrier. You change from the left side of the line to the right side of the line and nothing changes, the same dust, the same moon. But the telephone makes its noise, and it is Lusaka, it is Joseph, and he says: I see you, you are over, sleep at Nakonde, not on the hill.
>
> They see it on the map before I have put it in third gear. I used to dislike that. Now my wife looks at it too.

Rashidi crossed at 23:52. He slept until half past five and was in Lusaka two nights later, eleven hours before the time the client had been given.

What Neema carries in the folder is listed on the [Dar to Lusaka page](/corridors/dar-to-lusaka). How long the queue is at this hour you can read in the [online tracking](/tracking/online-tracking), where it is counted from our own trucks standing in it. How all the other nights went we have counted since: [118 trips, measured](/post/dar-to-lusaka-day-by-day).
`;

export const aNightAtTunduma: SeedArticle = {
  slug: 'a-night-at-tunduma',
  title: 'A night at Tunduma',
  description: 'One crossing, told by the man who drove it.',
  author: 'Joseph Temba',
  createdAt: '2025-12-11T17:20:00.000Z',
  seo: {
    metaTitle: 'A night at Tunduma: a driver tells of one crossing',
    metaDescription:
      'Rashidi has driven the Lusaka road since 2013. One night in the queue at Tunduma: the mango tree, the yellow vest, three people reading one seal.',
    metakeywords: 'Tunduma, Nakonde, border crossing, truck driver',
  },
  blocks: [
    { __component: 'shared.rich-text-markdown-wrapper', body: body.trim() },
    {
      __component: 'shared.quote-wrapper',
      body: 'From the petrol station it is five hours. From the church it is three. From the mango tree you can forget supper and be over by nine.',
      name: 'Rashidi',
      title: 'Driver, truck 27',
      renderBlock: { width: 'Full' },
    },
  ],
};
