import type { SeedArticle } from '../../types';
import { covers, scenes } from '../media';

const body = `
Eleven characters are painted on every container in the world: four letters, six digits, and one digit in a little frame. The last one is there to catch you out. It is computed from the ten before it, so that a slip of the pen shows up before it becomes a declaration for somebody else’s box.

We see about two such slips a week, most of them copied from a photograph taken in bad light. This is how to find them yourself, with a pencil or with ten lines of code.

## What the characters say

~~~text
XMPU  204518  8
│  │  │       │
│  │  │       └─ check digit
│  │  └───────── serial number, six digits
│  └──────────── U: freight container (J: equipment, Z: trailer or chassis)
└─────────────── owner, three letters (XMP is made up for this text)
~~~

## The rule

1. Turn each letter into a number. Begin with A = 10 and count up, but leave out 11, 22 and 33. So B is 12, K is 21, L is 23, U is 32 and V is 34.
2. Multiply the first number by 1, the second by 2, the third by 4, and so on, doubling each time up to 512.
3. Add everything up.
4. Divide by 11. The remainder is the check digit. If the remainder is 10, the digit is 0.

For the number above:

~~~text
X   M   P    U    2   0  4    5    1    8
36  24  27   32   2   0  4    5    1    8
×1  ×2  ×4   ×8   ×16 ×32 ×64 ×128 ×256 ×512
36  48  108  256  32  0  256  640  256  4096

sum        5728
5728 / 11  520, remainder 8   ->  check digit 8
~~~

Now let somebody swap the last two digits and write \`XMPU 204581\`. The sum becomes 3936, the remainder 9, and the frame says 8. The number is wrong, and you know it before the officer does.

## For those who keep lists

Many of our clients keep their shipments in a spreadsheet or an ERP. The same rule as a small function:

~~~js
const letters = '0123456789A?BCDEFGHIJK?LMNOPQRSTU?VWXYZ';

export function hasValidCheckDigit(number) {
  const code = number.toUpperCase().replace(/[^A-Z0-9]/g, '');
  if (!/^[A-Z]{3}[UJZ][0-9]{7}$/.test(code)) return false;

  const sum = [...code.slice(0, 10)].reduce(
    (total, character, place) => total + letters.indexOf(character) * 2 ** place,
    0,
  );
  return (sum % 11) % 10 === Number(code[10]);
}

hasValidCheckDigit('XMPU 204518 8'); // true
hasValidCheckDigit('XMPU 204581 8'); // false
~~~

The question marks in the alphabet keep the places of 11, 22 and 33 empty, so that the place of a letter in the string is its value.

## What it does not catch

A right number on the wrong container. The digit proves that the number is possible, not that it is painted on the box in front of you. For that there is the seal, the weight and a photograph of the door; the drivers on the [Lusaka corridor](/corridors/dar-to-lusaka) take all three before they start the engine. And when you type a number into the [online tracking](/tracking/online-tracking), it does this sum first and tells you at once if a figure has slipped.
`;

export const readingAContainerNumber: SeedArticle = {
  slug: 'reading-a-container-number',
  title: 'How to read and check a container number',
  description:
    'The last digit is computed from the ten before it. Check it with a pencil, or with ten lines of code, before it goes on a declaration.',
  createdAt: '2026-01-20T07:45:00.000Z',
  cover: covers.light3,
  thumbnail_image: scenes.crane,
  seo: {
    metaTitle: 'How to read a container number',
    metaDescription:
      'What the eleven characters on a container mean, how the check digit is computed, a worked example by hand, and a short function for your own lists.',
    metakeywords: 'container number, check digit, ISO 6346, owner code',
  },
  blocks: [{ __component: 'shared.rich-text-markdown-wrapper', body: body.trim() }],
};
