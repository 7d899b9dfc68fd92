/** The part of subset-font, which has no types of its own, that build/fonts.ts uses. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2';
    /** Values at which axes of a variable font are fixed. */
    variationAxes?: Readonly<Record<string, number>>;
  }
  export default function subsetFont(font: Uint8Array, text: string, options: SubsetOptions): Promise<Uint8Array>;
}
