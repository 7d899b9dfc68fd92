/** Parts of patterns for the modules of libraries that both the site and the dashboard split off. */
const inPackages = (names: string): string => `node_modules/(${names})/`;

export const REACT = inPackages('react|react-dom|scheduler');
export const ROUTER = inPackages('react-router(-dom)?');
export const REDUX = inPackages(
  '@reduxjs/toolkit|immer|redux|redux-thunk|reselect|react-redux|use-sync-external-store',
);
export const PRELOAD_HELPER = 'vite/preload-helper';

/** True for modules whose paths have one of the parts. */
export const matching = (...parts: readonly string[]): RegExp => new RegExp(parts.join('|'));
