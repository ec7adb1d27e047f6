/** @typedef {{ name: string, place: string, time: string, document: [string, string] }} Stop */

export const EXAMPLE = 'An example: box XMPU 204518 on truck 27';
export const OPENING = 'From Dar es Salaam to Lusaka';
export const DELIVERED = 'Delivered: 4 days 6 hours, 5 documents';

/** @type {Stop[]} */
export const STOPS = [
  { name: 'Port', place: 'Dar es Salaam', time: 'Day 1, 06:10', document: ['Release', 'order'] },
  { name: 'Customs', place: 'Port gate', time: 'Day 1, 07:30', document: ['Transit', 'bond'] },
  { name: 'Weighbridge', place: 'Mbeya', time: 'Day 2, 14:20', document: ['Weight', 'ticket'] },
  { name: 'Border', place: 'Tunduma', time: 'Day 3, 10:30', document: ['Import', 'entry'] },
  { name: 'Client', place: 'Lusaka', time: 'Day 5, 12:10', document: ['Delivery', 'note'] },
];
