export const INK = '#0b1220';
export const NIGHT = '#141c31';
export const SLATE = '#8793ab';
export const PAPER = '#faf8f5';
export const SAND = '#f1e9da';
export const STONE = '#cfc4b1';
export const UMBER = '#6b5f4d';
export const ROSE = '#f43f5e';
/** The accent of the logistics pack (cms/seed/logistics/company-profile.ts). */
export const ORANGE = '#f07c1c';
export const WINE = '#b81f42';
export const OCHRE = '#e0a526';
export const AMBER = '#c98a12';
export const TEAL = '#0f766e';
export const LAGOON = '#3fb3a6';
export const DEEP = '#083f3d';
export const ABYSS = '#062b2c';
