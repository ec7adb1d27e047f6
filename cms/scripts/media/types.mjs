// The shapes that the drawings share. Lengths are in pixels of the image; i and j count cells.

/** @typedef {string} Color As CSS writes it. */
/** @typedef {'consultancy' | 'logistics'} Pack A set of sample content, with a brand of its own. */
/** @typedef {[i: number, j: number]} Point A cell of the grid. */

/** @typedef {[color: Color, opacity?: number, thick?: number, plate?: Color | null]} Tone */
/** @typedef {[isWarp: boolean, ...tone: Tone]} DirectedTone */
/** @typedef {[from: number, to: number, color: Color | Color[], opacity?: number, thick?: number, plate?: Color | null]} RingMark */

/** @typedef {'diamond' | 'square' | 'cross' | 'octagon' | 'brick' | 'chevron' | 'arrow' | 'step' | 'ripple' | 'pool' | 'medallion'} Metric */
/** @typedef {(i: number, j: number, P: number, R: number) => number} Measure */

/**
 * @typedef {object} WeaverOptions
 * @property {number} cell Side of a cell.
 * @property {number} [stroke] Thickness of a stroke, in cells.
 * @property {number} [reach] Length of a stroke, in cells.
 */

/**
 * @typedef {object} WeaveCell
 * @property {number} d Distance by the metric.
 * @property {number} i
 * @property {number} j
 * @property {number} tile Number of the repeat in which the cell lies.
 * @property {number} column
 * @property {number} row
 * @property {number} columns
 * @property {number} rows
 */

/** @typedef {(cell: WeaveCell) => Tone | null} ToneOf Null is a hole. */
/** @typedef {(u: number, v: number) => number} Fade Strength at a place; all three from 0 to 1. */

/**
 * @typedef {object} WeaveFields
 * @property {number} [x]
 * @property {number} [y]
 * @property {number} width
 * @property {number} height
 * @property {number} P Period across.
 * @property {number} [R] Period down; as across if it is absent.
 * @property {number} q Period of the change from warp to weft.
 * @property {Metric} [metric]
 * @property {[columns: number, rows: number]} [shift]
 * @property {ToneOf} tone
 * @property {Fade} [fade]
 */
/** @typedef {WeaverOptions & WeaveFields} WeaveOptions */

/** @typedef {{ inside: boolean, row: number, column: number, height: number }} ToothCell */
/** @typedef {(cell: ToothCell) => Tone | null} ToothToneOf */

/**
 * @typedef {object} TeethFields
 * @property {number} x
 * @property {number} y
 * @property {number} width
 * @property {number} depth Height of a tooth, in cells.
 * @property {number} period Width of a tooth, in cells.
 * @property {ToothToneOf} tone
 * @property {boolean} [down]
 */
/** @typedef {WeaverOptions & TeethFields} TeethOptions */

/** @typedef {[strands: number, color: Color, opacity?: number, thick?: number]} StripeBand */
/** @typedef {[dash: number, gap: number]} Ticks */

/**
 * @typedef {object} StripesOptions
 * @property {number} x
 * @property {number} y
 * @property {number} width
 * @property {number} height
 * @property {number} gap Distance between two strands.
 * @property {StripeBand[]} bands
 * @property {boolean} [lying]
 * @property {[even: Ticks, odd: Ticks] | null} [ticks]
 */

/**
 * @typedef {object} RibbonsOptions
 * @property {number} x
 * @property {number} y
 * @property {number} pitch Distance between two bands.
 * @property {number} thick
 * @property {(Color | null)[]} upright
 * @property {(Color | null)[]} lying
 * @property {number} [opacity]
 */

/**
 * @typedef {object} RouteOptions
 * @property {Point[]} points
 * @property {number} cell
 * @property {number} [x]
 * @property {number} [y]
 * @property {Color} color
 * @property {number} thick
 * @property {number} [opacity]
 * @property {boolean} [knots]
 */

/** @typedef {[offset: number, color: Color, opacity?: number]} Stop */
/** @typedef {[x1: number, y1: number, x2: number, y2: number]} Direction In parts of the box. */

/** @typedef {'display' | 'text'} FontName */

/**
 * @typedef {object} WordsOptions
 * @property {number} [x]
 * @property {number} [y]
 * @property {number} size
 * @property {FontName} [font]
 * @property {number} [weight]
 * @property {'start' | 'middle' | 'end'} [anchor]
 * @property {number} [decimals]
 * @property {number} [tracking] In parts of the size.
 * @property {number} [fit] Greatest width.
 */

/** @typedef {() => string} DrawSvg */
/** @typedef {Record<string, DrawSvg>} Drawings By the names of the images. */

/**
 * A file to make: an SVG drawing, or the bytes of a video.
 *
 * @typedef {object} Piece
 * @property {string} name File name.
 * @property {() => string | Buffer | Promise<string | Buffer>} draw
 */

export {};
