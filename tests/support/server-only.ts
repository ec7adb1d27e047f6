// Stands in for the package that guards server code from the browser's bundle.
export {};
