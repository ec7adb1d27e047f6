import { createContext } from 'react';

/** The way to the innermost entry of the menu whose panel is open (see `MenuState`). */
export const OpenEntry = createContext('');
