// Pictures that stand behind words: main services, the quote form, the share image.
import {
  ABYSS,
  AMBER,
  DEEP,
  INK,
  LAGOON,
  NIGHT,
  OCHRE,
  PAPER,
  ROSE,
  SLATE,
  TEAL,
} from './palette.mjs';
import { SIGNS, sign } from './signs.mjs';
import { words } from './type.mjs';
import {
  createLoom,
  ease,
  METRICS,
  mod,
  rect,
  ribbons,
  rings,
  route,
  sheet,
  slope,
  stripes,
  weave,
} from './weave.mjs';

const SERVICE = { width: 900, height: 675 };

// The words lie below and to the left, so the cloth is strong in the upper right corner only.
const fromCorner = (u, v) => ease(0.15, 0.85, u * 0.7 + (1 - v) * 0.55);

function service(ground, ...layers) {
  const { width, height } = SERVICE;
  return sheet(
    width,
    height,
    slope(
      width,
      height,
      [
        [0, ground[1]],
        [0.75, ground[0]],
      ],
      [1, 0, 0.2, 1],
    ),
    ...layers,
    slope(
      width,
      height,
      [
        [0, ground[0], 0],
        [0.4, ground[0], 0],
        [1, ground[0], 0.9],
      ],
      [0.7, 0, 0.3, 1],
    ),
  );
}

const cloth = (options) =>
  weave({ ...SERVICE, cell: 18, stroke: 0.13, fade: fromCorner, ...options });

const SERVICES = {
  consultancy: [
    () =>
      service(
        [INK, NIGHT],
        cloth({
          P: 20,
          q: 8,
          shift: [6, 4],
          tone: rings([SLATE, 0.4], [0, 1, ROSE, 1, 1.4], [10, 10, PAPER, 0.8]),
        }),
      ),
    () =>
      service(
        [ABYSS, DEEP],
        cloth({
          P: 34,
          R: 8,
          q: 6,
          metric: 'pool',
          tone: ({ d }) => (mod(d, 7) < 1 ? [d < 8 ? OCHRE : LAGOON, 1, 1.2] : [LAGOON, 0.3]),
        }),
      ),
    () =>
      service(
        [INK, '#10233a'],
        cloth({ P: 10, q: 4, metric: 'cross', tone: () => [SLATE, 0.25] }),
        route({
          points: [
            [18, 40],
            [18, 22],
            [30, 22],
            [30, 10],
            [52, 10],
          ],
          cell: 18,
          color: ROSE,
          thick: 5,
          knots: false,
        }),
        route({
          points: [
            [26, 40],
            [26, 16],
            [40, 16],
            [40, -1],
          ],
          cell: 18,
          color: OCHRE,
          thick: 5,
          knots: false,
        }),
        route({
          points: [
            [52, 26],
            [36, 26],
            [36, 4],
            [22, 4],
            [22, -1],
          ],
          cell: 18,
          color: LAGOON,
          thick: 5,
          knots: false,
        }),
      ),
    () =>
      service(
        ['#1c0d18', '#4a1129'],
        cloth({
          P: 16,
          R: 16,
          q: 8,
          metric: 'square',
          tone: rings(['#d98a9b', 0.32], [0, 1, OCHRE, 1, 1.4], [7, 8, ROSE, 0.95]),
        }),
      ),
    () =>
      service(
        [INK, NIGHT],
        stripes({
          x: 380,
          y: -10,
          width: 530,
          height: 700,
          gap: 15,
          ticks: [
            [22, 16],
            [8, 30],
          ],
          bands: [
            [5, SLATE, 0.35],
            [1, PAPER, 0.8],
            [3, OCHRE, 0.95],
            [1, PAPER, 0.8],
            [7, SLATE, 0.35],
            [4, TEAL, 1],
            [2, ROSE, 0.95],
          ],
        }),
        slope(900, 675, [
          [0, INK, 1],
          [0.42, INK, 1],
          [0.85, INK, 0],
        ]),
      ),
    () =>
      service(
        [INK, '#0c2a33'],
        cloth({
          P: 14,
          q: 12,
          metric: 'chevron',
          tone: ({ d }) =>
            mod(d, 12) < 1 ? [LAGOON, 1, 1.2] : mod(d, 12) === 6 ? [PAPER, 0.6] : [SLATE, 0.3],
        }),
      ),
  ],
  logistics: [
    () =>
      service(
        [INK, NIGHT],
        cloth({
          cell: 16,
          P: 4,
          q: 4,
          metric: 'cross',
          tone: ({ i, j }) => {
            if (mod(i, 12) === 0 || mod(j, 6) === 0) return null;
            const color = [TEAL, null, OCHRE, null, SLATE, ROSE, null][
              mod(Math.floor(i / 12) * 3 + Math.floor(j / 6) * 2, 7)
            ];
            return color ? [color, 0.9, 1.15] : [SLATE, 0.22];
          },
        }),
      ),
    () =>
      service(
        [ABYSS, '#0a4a52'],
        cloth({
          P: 12,
          q: 6,
          metric: 'chevron',
          tone: ({ d, j }) =>
            mod(d, 6) < 1 ? [j < 12 ? OCHRE : PAPER, 0.85, 1.1] : [LAGOON, 0.36],
        }),
      ),
    () =>
      service(
        [INK, '#2a2010'],
        cloth({
          P: 16,
          R: 20,
          q: 10,
          metric: 'arrow',
          tone: ({ d }) => (mod(d, 20) < 2 ? [OCHRE, 1, 1.3] : [AMBER, 0.3]),
        }),
      ),
    () =>
      service(
        ['#06231f', TEAL],
        ribbons({
          x: 420,
          y: -40,
          pitch: 84,
          thick: 30,
          upright: [DEEP, OCHRE, DEEP, DEEP, PAPER, DEEP],
          lying: [DEEP, ROSE, DEEP, DEEP, OCHRE, DEEP, DEEP, DEEP, DEEP],
        }),
        slope(900, 675, [
          [0, '#06231f', 1],
          [0.47, '#06231f', 1],
          [1, '#06231f', 0.15],
        ]),
      ),
    () =>
      service(
        [NIGHT, '#22304d'],
        cloth({
          P: 14,
          R: 14,
          q: 7,
          metric: 'octagon',
          tone: rings([SLATE, 0.34], [0, 1, ROSE, 1, 1.4], [6, 6.5, PAPER, 0.75]),
        }),
      ),
    () =>
      service(
        ['#24101a', '#5c1429'],
        cloth({
          P: 24,
          R: 16,
          q: 8,
          tone: rings(['#d98a9b', 0.34], [0, 2, OCHRE, 1, 1.4], [10, 10, OCHRE, 0.8]),
        }),
      ),
  ],
};

/** A cloth still on the loom: woven above, loose threads below, where the words stand. */
function quote(pack) {
  const [width, height, cell] = [900, 1200, 20];
  const isConsultancy = pack === 'consultancy';
  const [ground, glow, thread, bright, heart] = isConsultancy
    ? [INK, NIGHT, SLATE, PAPER, ROSE]
    : [ABYSS, DEEP, LAGOON, PAPER, OCHRE];
  const loom = createLoom({ cell, stroke: 0.12, reach: 0.6 });
  let loose = '';
  for (let i = 0; i < width / cell; i += 1) {
    const woven = 22 + Math.round(4 * Math.sin(i * 0.55) + 3 * Math.sin(i * 1.7));
    for (let j = 0; j < woven; j += 1) {
      const d = isConsultancy
        ? METRICS.diamond(i - 10, j - 3, 22, 22)
        : METRICS.brick(i - 2, j - 1, 18, 12);
      const fade = 1 - ease(0.35, 1.1, j / woven) * 0.75;
      const ring = isConsultancy ? d === 11 : d === 7;
      const tone =
        d <= 1 ? [heart, 1, 1.4] : ring ? [bright, 0.7 * fade, 1.1] : [thread, 0.36 * fade];
      loom.stroke(i * cell, j * cell, mod(d, 8) < 4, tone);
    }
    const x = i * cell + cell / 2;
    const lit = i === 31;
    loose += `<path d="M${x} ${woven * cell + 6}V${height + 10}" stroke="${lit ? heart : thread}" stroke-opacity="${lit ? 0.9 : 0.14}" stroke-width="${lit ? 3 : 2}" stroke-linecap="round"/>`;
  }
  return sheet(
    width,
    height,
    slope(
      width,
      height,
      [
        [0, glow],
        [0.7, ground],
      ],
      [0, 0, 0, 1],
    ),
    loom.toSvg(),
    loose,
  );
}

function share(pack) {
  const [width, height] = [1200, 630];
  const isConsultancy = pack === 'consultancy';
  const ground = isConsultancy ? INK : ABYSS;
  const { brand } = SIGNS[pack];
  const tone = isConsultancy
    ? rings([SLATE, 0.42], [0, 2, [ROSE, OCHRE], 1, 1.4], [12, 12, PAPER, 0.85])
    : rings([LAGOON, 0.4], [0, 1, [OCHRE, ROSE, PAPER], 1, 1.5], [7, 7, OCHRE, 0.85]);
  const shape = isConsultancy
    ? { P: 24, q: 10, shift: [10, 3] }
    : { P: 18, R: 14, q: 8, metric: 'brick' };
  const name = words(brand, { x: 92, y: 372, size: 152, weight: 750, tracking: -0.03 });
  const city = words('DAR ES SALAAM', {
    x: 150,
    y: 452,
    size: 26,
    weight: 500,
    face: 'text',
    tracking: 0.16,
  });
  return sheet(
    width,
    height,
    rect(0, 0, width, height, ground),
    weave({
      width,
      height,
      cell: 20,
      stroke: 0.13,
      ...shape,
      tone,
      fade: (u) => ease(0.42, 0.8, u),
    }),
    `<path d="M98 443h34" stroke="${SIGNS[pack].accent}" stroke-width="5" stroke-linecap="round"/>`,
    sign(pack, PAPER, { x: 94, y: 118, scale: 4 }),
    `<path d="${name.d}" fill="${PAPER}"/><path d="${city.d}" fill="#c3cad8"/>`,
  );
}

export function listGrounds() {
  const services = Object.entries(SERVICES).flatMap(([pack, list]) =>
    list.map((draw, index) => ({ name: `service-${pack}-0${index + 1}.webp`, draw })),
  );
  const rest = Object.keys(SERVICES).flatMap((pack) => [
    { name: `quote-left-${pack}.webp`, draw: () => quote(pack) },
    { name: `share-${pack}.png`, draw: () => share(pack) },
  ]);
  return [...services, ...rest];
}
