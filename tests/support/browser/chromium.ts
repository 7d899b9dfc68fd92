/** The browser of tests and pictures: the headless shell takes half the processor time of the whole browser. */
export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell';
