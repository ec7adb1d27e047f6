import type { SeedQna } from '../types';

export const qnas: SeedQna[] = [
  {
    title: 'How do I get a <strong>price</strong>?',
    group: 'Prices and times',
    description:
      '<p>Use the quote form or <a href="/contact">write to us</a>. Tell us what it is, how heavy and how large, from where to where, and by when. You have an answer within 24 hours; during office hours usually within the hour for road and air.</p>',
  },
  {
    title: 'Which papers do you need for an <strong>import</strong>?',
    group: 'Papers and duty',
    description:
      '<p>For most goods these five are enough to begin with:</p><ul><li>commercial invoice with an exact description</li><li>packing list by case</li><li>bill of lading or airway bill</li><li>certificate of origin, if a lower rate is claimed</li><li>your tax number</li></ul><p>Food, medicines, seed, cosmetics and used machinery need a permit as well. Ask before you order.</p>',
  },
  {
    title: 'How long does it take to <em>Lusaka</em>?',
    group: 'Prices and times',
    description:
      '<p>Allow six and a quarter days from the port gate to yours. Half of all trips take less than four days and seventeen hours. The stages are listed in <a href="/post/dar-to-lusaka-day-by-day">118 trips, measured</a>.</p>',
  },
  {
    title: 'What are <strong>demurrage</strong> and <strong>detention</strong>?',
    group: 'Papers and duty',
    description:
      '<p>What the shipping line charges when its container is kept longer than the free days: <em>demurrage</em> inside the port, <em>detention</em> outside it. Most of it can be avoided before the ship arrives. We have written down <a href="/post/how-demurrage-works">how</a>.</p>',
  },
  {
    title: 'Can I see <strong>where my load is</strong>?',
    group: 'On the way',
    description:
      '<p>Yes, at any hour. Every order comes with access to the <a href="/tracking/online-tracking">online tracking</a>, and you can ask <a href="/tracking/aiva-tracking">AIVA</a> in English or Swahili.</p>',
  },
  {
    title: 'Do you take <em>small</em> loads?',
    group: 'On the way',
    description:
      '<p>From one carton by air, from half a cubic metre in a shared container, and from one pallet by road. Shared containers are opened and counted in our own shed at Ubungo.</p>',
  },
  {
    title: 'Sea, air or road: <em>which one</em>?',
    group: 'Prices and times',
    description:
      '<table><thead><tr><th scope="col">By</th><th scope="col">Good for</th><th scope="col">Guangzhou to Dar es Salaam</th></tr></thead><tbody><tr><td>Air</td><td>Parts, medicines, samples</td><td>4 to 7 days</td></tr><tr><td>Sea, full container</td><td>From about 12 m³</td><td>28 to 38 days</td></tr><tr><td>Sea, shared</td><td>From 0.5 m³</td><td>35 to 45 days</td></tr></tbody></table><p>Road takes over at the port. The days are from door to door.</p>',
  },
  {
    title: 'Is my cargo <strong>insured</strong>?',
    group: 'On the way',
    description:
      '<p>Not automatically. A carrier is liable only up to a limit, usually by weight, and often for less than the goods are worth. We arrange cover for each shipment; for general goods it costs between 0.25 and 0.5 per cent of the value. Say yes or no in the quotation, so that it is a decision and not an oversight.</p>',
  },
  {
    title: 'What do you need to move a <strong>machine or a transformer</strong>?',
    group: 'On the way',
    description:
      '<p>A drawing with measurements, weight and lifting points, and four to twelve weeks. In that time we measure the route, apply for the permits and book the crane and the escort. Some bridges have to be driven at walking pace, before six in the morning.</p>',
  },
  {
    title: 'Can you store goods <em>before</em> the duty is paid?',
    group: 'Papers and duty',
    description:
      '<p>Yes, in the bonded shed at Ubungo. You pay duty on what you take out, on the day you take it. Importers of tyres, tiles and drinks use it to spread a large payment over the season. It is open <a href="/post/ubungo-yard-on-saturdays">on Saturdays</a> too.</p>',
  },
  {
    title: 'How can I <strong>pay</strong>?',
    group: 'Prices and times',
    description:
      '<p>By bank transfer in shillings or US dollars, or by mobile money up to the daily limit of your provider. Every payment gets an EFD receipt. Companies with a year of regular orders may ask for thirty days.</p>',
  },
  {
    title: 'What if something is <strong>damaged or late</strong>?',
    group: 'On the way',
    description:
      '<p>You hear it from us first, with the place, the reason and the options. Do this on your side:</p><ol><li>Write what you see on the delivery note before you sign it.</li><li>Photograph the seal, the door and the goods.</li><li>Call the person whose name is on your file.</li></ol><p>Mariam Bakari’s desk then gathers the rest. Most files close within six weeks.</p>',
  },
];
