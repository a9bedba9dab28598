/** In place of a package that nothing of the playground runs. */
export {};
