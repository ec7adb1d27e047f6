// The assistant answers: a question, and three sentences; the figure of each leads through the weave
// to the record that it comes from.
/** @import { Place } from './strand.mjs' */
import { ease, itemAt } from '../numbers.mjs';
import { INK, PAPER, ROSE, SLATE } from '../palette.mjs';
import { rect } from '../sheet.mjs';
import { CARD_X, createCard, mark } from './answer-card.mjs';
import { bubble, head, LEFT } from './answer-head.mjs';
import { SENTENCES } from './answer-words.mjs';
import { appear, HEIGHT, stage } from './stage.mjs';
import { beginningOf, strand } from './strand.mjs';
import { write, writeLine } from './write.mjs';

const TEXT = { size: 43, color: PAPER };
const LINE_HEIGHT = 58;
const UNDERLINE = 15;
const QUESTION_FROM = 10;
const FRAMES_PER_WORD = 2;

/** The weave between answer and records: the accent passes under the outer strands, over the others. */
const WARP = [680, 704, 728, 752];
const TURN_X = 716;

/** When the sentences begin, and how high the middle of each and of its record is. */
const FRAMES_AND_MIDDLES = [
  { from: 34, middle: 252 },
  { from: 80, middle: 424 },
  { from: 144, middle: 596 },
];

/** @returns {(frame: number) => string} */
export function createAnswer() {
  const opening = head() + warp(WARP);
  const question = bubble();
  const sentences = FRAMES_AND_MIDDLES.map((place, index) => createSentence(index, place));
  return (frame) =>
    stage(
      opening,
      appear(question, frame, QUESTION_FROM, { dy: 16, frames: 14 }),
      ...sentences.map((draw) => draw(frame)),
    );
}

/** @param {number[]} lines */
function warp(lines, from = 0, to = HEIGHT) {
  return lines.map((x) => rect(x - 2, from, 4, to - from, SLATE, 0.5)).join('');
}

/**
 * @param {number} index
 * @param {{ from: number, middle: number }} place
 */
function createSentence(index, { from, middle }) {
  const { lines, figure, source } = itemAt(SENTENCES, index);
  const top = middle - ((lines.length - 1) * LINE_HEIGHT) / 2 + 15;
  const placed = lines.flatMap((line, row) =>
    writeLine(line, LEFT, top + row * LINE_HEIGHT, TEXT, drawMark),
  );
  const row = lines.findIndex((line) => line.split(' ').includes(figure));
  const start = placed.find(({ word }) => word === figure)?.x ?? LEFT;
  const card = createCard(index + 1, source, middle);
  const y = top + row * LINE_HEIGHT + UNDERLINE;
  /** @type {Place[]} */
  const way = [
    [start, y],
    [TURN_X, y],
    [TURN_X, card.y],
    [CARD_X, card.y],
  ];
  const over = crossing(itemAt(WARP, 0), y) + crossing(itemAt(WARP, 3), card.y);
  const written = from + placed.length * FRAMES_PER_WORD;

  return (/** @type {number} */ frame) => {
    const text = placed.map(({ drawing }, word) =>
      appear(drawing, frame, from + word * FRAMES_PER_WORD),
    );
    const passed = ease(written + 4, written + 22, frame);
    const accent = passed > 0 ? strand(beginningOf(way, passed), ROSE, 6) + over : '';
    return text.join('') + accent + card.draw(frame, written + 10);
  };
}

/**
 * An upright strand that passes over the accent.
 *
 * @param {number} x
 * @param {number} y
 */
function crossing(x, y) {
  return rect(x - 6, y - 10, 12, 20, INK) + warp([x], y - 10, y + 10);
}

/** @type {(word: string, x: number, y: number) => { drawing: string, width: number } | null} */
function drawMark(word, x, y) {
  const [, number] = /^\[(\d)\]\.$/.exec(word) ?? [];
  if (!number) return null;
  const dot = write('.', x + 44, y, TEXT);
  return { drawing: mark(number, x + 21, y - 15) + dot.drawing, width: 44 + dot.width };
}
