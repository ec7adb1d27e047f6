/** Streets as gaps in the weave: their paths and widths. */
const STREETS = [
  { d: 'M-20 150C260 130 420 210 760 190S1300 120 1640 160', width: 30 },
  { d: 'M-20 430C300 400 520 470 860 440S1340 380 1640 420', width: 22 },
  { d: 'M96-20C116 180 70 380 120 640', width: 20 },
  { d: 'M320-20C300 160 360 380 330 640', width: 30 },
  { d: 'M700-20C730 200 670 420 720 640', width: 20 },
  { d: 'M-20 620C260 500 620 420 980-20', width: 14 },
] as const;

/** The pin stands where the two widest streets meet. */
const PIN = { x: 324, y: 172 };

/** A town and its bay as weave, until the real map has loaded; of no town in particular. */
export function StreetPattern() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1600 600"
      // A wide window cuts it off below: the pin stays whole.
      preserveAspectRatio="xMinYMin slice"
      fill="none"
      // A part of a pixel more than its box: no line of the ground below it.
      className="absolute inset-x-0 top-0 h-[calc(100%+1px)] w-full"
    >
      <defs>
        <pattern id="blocks" width="64" height="64" patternUnits="userSpaceOnUse">
          <path
            className="stroke-ink/30"
            strokeWidth="2.5"
            strokeLinecap="round"
            d="M8 3v10M24 3v10M35 8h10M51 8h10M8 19v10M19 24h10M35 24h10M56 19v10M3 40h10M19 40h10M40 35v10M56 35v10M3 56h10M24 51v10M40 51v10M51 56h10"
          />
        </pattern>
        <pattern id="waves" width="48" height="48" patternUnits="userSpaceOnUse">
          <path
            className="stroke-on-ink/30"
            strokeWidth="2.5"
            strokeLinecap="round"
            d="M3 8h10M19 8h10M35 24h10M11 24h10M-5 24h10M27 40h10M43 40h10M-5 40h10"
          />
        </pattern>
      </defs>
      <path className="fill-sand" d="M0 0h1600v600H0z" />
      <path fill="url(#blocks)" d="M0 0h1600v600H0z" />
      {STREETS.map(({ d, width }) => (
        <path key={d} className="stroke-card" strokeWidth={width} d={d} />
      ))}
      <path
        className="fill-teal"
        d="M1010-10C960 120 1120 180 1090 290S940 480 1020 610h600V-10Z"
      />
      <path fill="url(#waves)" d="M1010-10C960 120 1120 180 1090 290S940 480 1020 610h600V-10Z" />
      <path
        className="stroke-accent"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="2 14"
        d="M24 426C140 416 240 424 336 432C348 370 340 280 326 184"
      />
      <g transform={`translate(${PIN.x} ${PIN.y})`}>
        <ellipse className="fill-ink/25" rx="20" ry="7" />
        <path
          className="fill-accent stroke-card"
          strokeWidth="4"
          d="M0 0C-12-22-34-38-34-64a34 34 0 1 1 68 0C34-38 12-22 0 0Z"
        />
        <circle className="fill-card" cy="-64" r="12" />
      </g>
    </svg>
  );
}
