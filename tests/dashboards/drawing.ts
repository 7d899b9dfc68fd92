import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { HEADLESS_CHROMIUM, locate } from '../../infra/local/tools.ts';
import type { Panel } from './panels.ts';

/**
 * The data of a panel: the times of the samples in seconds, and the values of each series, null where there is none.
 */
export interface Drawn {
  panel: Panel;
  times: readonly number[];
  series: readonly { name: string; values: readonly (number | null)[] }[];
}

const WIDTH = 1440;
const WEBP = { quality: 60, effort: 6 };

const STYLE = `
  body { margin: 0; padding: 12px; background: #f6f3ec; font: 12px sans-serif; color: #23302a; }
  main { display: grid; grid-template-columns: repeat(3, 1fr); gap: 12px; }
  section { background: #fff; border-radius: 8px; padding: 10px; min-width: 0; }
  h2 { margin: 0 0 4px; font-size: 13px; }
  .u-legend { text-align: left; font-size: 11px; }
  .u-legend .u-value, .u-legend .u-series:first-child { display: none !important; }
  .u-legend .u-label::after { content: '' !important; }
`;

/** Draws one panel inside the page; it must not refer to anything outside itself. */
const DRAW = `(drawn) => {
  const formats = {
    percentunit: (value) => (value * 100).toFixed(value && value < 0.1 ? 1 : 0) + ' %',
    s: (value) => value >= 1 || value === 0 ? value.toFixed(value < 10 && value % 1 ? 1 : 0) + ' s' : (value * 1000).toFixed(0) + ' ms',
    bytes: (value) => value >= 1e9 ? (value / 1e9).toFixed(1) + ' GB' : (value / 1e6).toFixed(0) + ' MB',
    currencyINR: (value) => '₹' + value.toLocaleString('en-IN'),
  };
  const colours = ['#1f5b43', '#c8742a', '#3b6ea5', '#a63d57', '#7a6ab0', '#5b8c2a', '#8a6d3b', '#2a8f92'];
  for (const { panel, times, series } of drawn) {
    const section = document.createElement('section');
    section.append(Object.assign(document.createElement('h2'), { textContent: panel.title }));
    document.querySelector('main').append(section);
    const format = formats[panel.fieldConfig.defaults.unit] ?? ((value) => Number(value.toFixed(2)).toLocaleString('en-IN'));
    new uPlot({
      width: section.clientWidth - 20,
      height: 170,
      cursor: { show: false },
      scales: { y: { range: (_plot, _low, high) => [0, high > 0 ? high * 1.1 : 1] } },
      axes: [{}, { size: 64, values: (_plot, values) => values.map(format) }],
      series: [{}, ...series.map(({ name }, index) => ({
        label: name, width: 1.5, stroke: colours[index % colours.length], points: { show: false }, spanGaps: false,
      }))],
    }, [times, ...series.map(({ values }) => values)], section);
  }
}`;

/** Draws the panels in the dashboard's order, three in a row, into a WebP file. */
export async function draw(drawn: readonly Drawn[], file: string): Promise<void> {
  const library = fileURLToPath(import.meta.resolve('uplot'));
  const folder = library.slice(0, library.lastIndexOf('/'));
  const [script, css] = await Promise.all(
    ['uPlot.iife.min.js', 'uPlot.min.css'].map((name) => readFile(`${folder}/${name}`, 'utf8')),
  );
  const browser = await chromium.launch({
    executablePath: locate(HEADLESS_CHROMIUM.program),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: WIDTH, height: 900 }, timezoneId: 'Asia/Kolkata' });
    await page.setContent(`<!doctype html><style>${css}${STYLE}</style><script>${script}</script><main></main>`);
    await page.evaluate(`(${DRAW})(${JSON.stringify(drawn)})`);
    await sharp(await page.screenshot({ fullPage: true }))
      .webp(WEBP)
      .toFile(file);
  } finally {
    await browser.close();
  }
}
