// Section: the steps of a visit.
import { seconds, table } from '../format.mjs';
import { measureSteps } from '../measure/steps.mjs';

const ROUNDS = 3;

/** @type {import('../section.mjs').Section} */
export const STEPS_SECTION = {
  name: 'steps',
  heading: 'From one screen to the next',
  needsSite: true,
  async run({ browser, siteUrl }) {
    const steps = await measureSteps(browser, siteUrl, ROUNDS);
    return {
      text: [
        `On the slow phone and line of the section before, from the moment the finger comes down until the heading of the next screen, or the quote form, is there: the median of ${ROUNDS}. The screen that is left has become quiet, and nothing of the next one was loaded before the tap. There is no mark.`,
        table(
          ['Step', 'Shown after'],
          steps.map(({ name, ms }) => [name, seconds(ms)]),
        ),
      ],
      missed: [],
    };
  },
};
