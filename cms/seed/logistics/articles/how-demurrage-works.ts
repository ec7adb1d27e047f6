import type { SeedArticle } from '../../types';
import { covers, thumbs } from '../media';

const opening = `
Last August a trader in Kariakoo showed us an invoice for a container of floor tiles. The tiles had cost him USD 19,000. The freight from the factory had cost USD 2,400. And at the bottom, under a word he had never had explained to him, stood a charge of USD 3,120.

The word was *demurrage*. He had paid it, because the container would not have left the port otherwise. He did not know who had charged it, for which days, or whether he could have avoided it. He could have, almost all of it.

This is the explanation we gave him over two cups of ginger coffee, a little tidied up.

## Three clocks, not one

When your container comes off the ship, three clocks begin to run. They belong to three different parties, they start at different moments, and they are often billed on one sheet of paper, which is why people take them for one charge.

### Demurrage: the line’s clock inside the port

The steel box belongs to the shipping line, or is leased by it. The line wants it back, because a box that stands full in a terminal earns nothing. So the line gives you a number of **free days** counted from the day of discharge, and after that charges you for each day that the full container remains in the port.

The price climbs in steps. A tariff might say:

- days 1 to 7: free;
- days 8 to 14: USD 20 a day for a twenty-foot box, USD 40 for a forty-foot;
- days 15 to 21: USD 40 and USD 80;
- from day 22: USD 60 and USD 120.

Those figures are an example and not anybody’s price list, but the shape is the usual one. What matters is the staircase. The third week does not cost what the second week cost.

### Detention: the line’s clock outside the port

Once your truck has left the gate, demurrage stops and **detention** begins. It is the same box and the same owner, but the question has changed: how long until you bring it back empty? Unpack on the day of delivery and return the box the next morning, and detention is nothing. Leave the container standing in your yard because the store is full, and you have rented the most expensive cupboard in the city.

Some lines merge the two clocks and give you one number of days from discharge to empty return. Ask which kind you have. A merged allowance of fourteen days is generous if clearing is quick, and poor if it is slow.

### Storage: the terminal’s clock

The third clock has nothing to do with the line. It is the ground that the container stands on. The port or the inland container depot gives a few free days, then charges for the space. Here too the price rises with time, because the terminal does not want to be a warehouse either.

So a single container, late by ten days, can run up two bills for the same ten days: demurrage to the line because of the box, and storage to the terminal because of the ground.

## Where the days really go

In January we took forty of our own import files that had gone past their free days and wrote down, for every lost day, what the file had been waiting for. We expected to blame the port. The list turned out differently.

1. **The original bill of lading was still travelling.** In eleven files the ship was faster than the courier. Nobody could ask for the delivery order, because nobody held the document.
2. **A permit had not been applied for.** Nine files: food, seed, cosmetics, second-hand machinery. In each case the importer knew that a permit was needed and believed it could be asked for after arrival.
3. **The description on the invoice was too short.** Eight files. “Parts” is not a description. “Steel ball bearings, 62 mm, for conveyor rollers” is.
4. **The money for the duty was not ready.** Seven files. The assessment came on a Thursday, the transfer needed two signatures, and one of the signatories was in Dodoma until Tuesday.
5. **The port was congested, or the scanner queue was long.** Five files.

Thirty-five of forty were waiting for something that could have been finished while the ship was still somewhere south of Sri Lanka. That is the good news about demurrage: most of it is decided before the container arrives, and it is decided by things that you can do.

## What to do, in the order of the calendar

### Before you place the order

Ask your supplier for the exact description and the weight of the goods, and send both to your clearing agent **before** you pay the deposit. The agent looks up the tariff code and tells you two things: what the duty will be, and whether a permit is needed. If a permit is needed, apply now. A permit that takes three weeks is no trouble at all when the goods need six weeks to be made.

Then look at the payment terms. If you pay against documents through a bank, the originals travel through the bank, and banks do not hurry. For a supplier you know well, ask for a **telex release** or a sea waybill: the line releases the cargo without a piece of paper being carried across the world.

### When you book the freight

Ask for free days in the same message in which you ask for the price. Free days are negotiable at the moment of booking and at no other. Fourteen instead of seven often costs nothing, particularly if you ship more than a box or two a year, or if the cargo goes on in transit to Zambia, Rwanda or the Congo.

Get the answer in writing and put it in the file. Three things should be there:

- the number of free days, and whether demurrage and detention are counted apart or together;
- the day on which the count begins: discharge of the container, or arrival of the vessel;
- whether Sundays and public holidays count. Usually they do.

### While the ship is at sea

This is the time that most importers give away. A voyage from eastern China takes between twenty and thirty days, and clearing needs perhaps four of them. By the time the ship passes the Maldives, these should be finished:

- the final invoice and the packing list, checked against each other, line by line;
- the draft bill of lading, read by somebody who knows the cargo, and corrected if a letter is wrong;
- the declaration lodged with customs, ahead of arrival;
- the permits in the file, with dates that will still be valid on the day of discharge;
- the money for duty and port charges set aside, and **both** people who must sign in the country.

Our [customs page](/customs-clearance) describes how a declaration ahead of arrival works. It is not a favour that somebody grants you. It is an ordinary procedure that is open to every importer.

### From discharge to the gate

Now the clocks are running, so put the days down on paper. For a container discharged on a Monday with seven free days, ours look like this:

1. Monday: discharge confirmed, delivery order requested from the line.
2. Tuesday: line charges paid, delivery order issued.
3. Wednesday: customs release, or an inspection if one is called.
4. Thursday: port charges paid, truck booked for the night.
5. Friday, before sunrise: out of the gate.

That leaves two days in hand. You will need them about one time in three.

### From the gate to the empty return

Decide who unpacks before the truck arrives. Four people unload a twenty-foot container of tiles in five hours if there is a place to put the tiles. If there is none, consider **stripping** at the yard: we unpack the container at Ubungo, return the box to the line on the same day, and deliver the goods in smaller trucks as your store empties. Fatma Juma’s team does it [on Saturdays too](/post/ubungo-yard-on-saturdays).

Then keep the receipt. The depot gives a paper for every empty box it takes back, the interchange receipt, with the number of the container and the hour. Disputes over detention are won and lost with that paper. Photograph it at the gate.

## A worked example

Two importers, the same ship, the same forty-foot container of machine parts, the example tariff from above. We leave out storage, to keep the sum short.

**Asha** asked for fourteen free days when she booked. Her declaration was lodged while the ship was at sea. The container left the port on day five and came back empty on day eight. She paid no demurrage and no detention.

**Bakari** took the seven days that were offered. His invoice said “parts”, customs asked for a catalogue, and the catalogue arrived from the factory after nine days. His container left the port on day twenty-four.

| Days | USD a day | Number of days | USD |
|---|---:|---:|---:|
| 1 to 7 | 0 | 7 | 0 |
| 8 to 14 | 40 | 7 | 280 |
| 15 to 21 | 80 | 7 | 560 |
| 22 to 24 | 120 | 3 | 360 |
| **Total** | | **24** | **1,200** |

USD 1,200, for want of one sentence on an invoice. And a production line that stood still for nineteen days longer than it had to, which appears on no bill and was the larger loss.

## When the charge is wrong

It happens. Before you pay, check four things against the file:

- **The first day.** Was the count begun on the day your container was discharged, or on the day the ship arrived? On a large vessel those can be three days apart.
- **The last day.** Compare it with the gate-out record and the interchange receipt.
- **The free days.** Compare them with the confirmation of the booking.
- **The reason.** If the terminal could not deliver because its system was down, or a scanner was out of order, ask it for a letter that says so, with dates. Lines do waive days against such a letter. They rarely waive them against a telephone call.

Write within the week, be polite, attach the papers, name the sum you accept and the sum you dispute. Pay the part that is right. A dispute over three days moves faster when the other twenty-one have been settled.

> We do not mark up demurrage. If it falls due on a file in our hands, you receive the line’s own receipt. And if it fell due because we were slow, you hear that from us first.
>
> Idrissa Makame, Head of Customs

## Five questions to ask before your next container

1. How many free days do I have, and from which day are they counted?
2. Are demurrage and detention one clock or two?
3. Who is holding the original bill of lading at this moment?
4. Does any line on my invoice need a permit?
5. Where will the goods be unpacked, and by whom?

If you can answer all five, you will seldom meet the word on a bill again. If you can answer three, [send us the other two](/contact) and we will find the answers with you. It costs nothing, and it is much cheaper than day twenty-two.
`;

export const howDemurrageWorks: SeedArticle = {
  slug: 'how-demurrage-works',
  title: 'How demurrage works, and how to stop paying it',
  description:
    'Three clocks start when your container leaves the ship. Most of what they cost is decided weeks before, by things that you can do.',
  author: 'Idrissa Makame',
  createdAt: '2026-09-22T06:30:00.000Z',
  cover: covers.dark2,
  thumbnail_image: thumbs.one,
  IsDarkCover: true,
  button_name: 'Read from the start',
  button_link: '',
  seo: {
    metaTitle: 'Demurrage, detention and storage explained',
    metaDescription:
      'What demurrage, detention and storage are, who charges them, a worked example, and what to do before the ship arrives so that you pay none.',
    metakeywords: 'demurrage, detention, storage, free days, container, Dar es Salaam port',
  },
  blocks: [{ __component: 'shared.rich-text-markdown-wrapper', body: opening.trim() }],
};
