// Section: publishing under load.
import { ms, table } from '../format.mjs';
import { measureBusy } from '../measure/busy.mjs';

const PER_SECOND = 200;
const SECONDS = 60;
const MAX_P95_RATIO = 2;

/** @type {import('../section.mjs').Section} */
export const BUSY = {
  name: 'busy',
  heading: 'Publishing under load',
  needsSite: true,
  async run({ cms, siteUrl }) {
    const numbers = await measureBusy({ cms, siteUrl, perSecond: PER_SECOND, seconds: SECONDS });
    return { text: toBusyText(numbers), missed: missedBusy(numbers) };
  },
};

/** @param {import('../measure/busy.mjs').BusyNumbers} numbers */
export function missedBusy({ failed, old, p95 }) {
  return [
    ...(failed > 0 ? [`${failed} visits failed while an editor published.`] : []),
    ...(old > 0 ? [`${old} visits read what was before a confirmed publish.`] : []),
    ...(p95.busy > p95.idle * MAX_P95_RATIO
      ? [
          `Visits within ${ms(p95.busy)} (95 of 100) while an editor published; ${ms(p95.idle * MAX_P95_RATIO)} is the mark.`,
        ]
      : []),
  ];
}

/** @param {import('../measure/busy.mjs').BusyNumbers} numbers */
function toBusyText({ visits, failed, old, publishes, p95 }) {
  return [
    `${PER_SECOND} visits a second for ${SECONDS} s of an article, the blog list, the home page and the FAQ, half of them with a query string of a campaign; first without, then with a publish of that article every second. The content service, the editor and the visitors run on the same machine. Marks: 95 of 100 visits within twice the value without publishing, none that is old after the content service confirmed the publish, none that fails.`,
    table(
      ['Visits', 'Publishes', 'Failed', 'Old', '95 of 100 within, without', 'with publishing'],
      [[visits, publishes, failed, old, ms(p95.idle), ms(p95.busy)]],
    ),
  ];
}
