// Section: how long the builds took.
import { table } from '../format.mjs';

/** @type {import('../section.mjs').Section} */
export const BUILD_TIME = {
  name: 'build',
  heading: 'Build time',
  needsSite: true,
  async run({ builds }) {
    return {
      text: [
        "From nothing, without a cache, types checked. The build renders none of the site's pages: their first visitors have them rendered.",
        table(
          ['', 'Seconds'],
          [
            ['Hello world', builds.helloSeconds.toFixed(1)],
            ['Site', builds.siteSeconds.toFixed(1)],
          ],
        ),
      ],
      missed: [],
    };
  },
};
