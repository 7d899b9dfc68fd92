import type { FieldError } from '@farmhouse/contracts/errors';
import { SESSION_ID_PATTERN } from '@farmhouse/contracts/analytics/visitor';
import { InvalidInput } from '@farmhouse/platform/errors/domain-error';
import { assertStorable } from '@farmhouse/platform/input/input.pipe';
import { oneLine } from '@farmhouse/contracts/text/one-line';

/**
 * Reads the fields of a hit. Values that are merely too long or too large are cut or clamped, because no one would see
 * the refusal; values of a wrong type are refused. `T` is the contract, whose fields alone can be read. A DTO's
 * decorators take several times as long, and these are the busiest calls.
 */
export class BodyReader<T extends { sessionId: string }> {
  private readonly errors: FieldError[] = [];
  private readonly body: Record<string, unknown>;

  /** Throws InvalidInput when the body is no JSON object, or holds text that cannot be stored. */
  constructor(body: unknown) {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      throw new InvalidInput([{ path: '', message: 'The body must be a JSON object' }]);
    }
    assertStorable(body);
    this.body = body as Record<string, unknown>;
  }

  /** The value of an own property of the body, undefined when it is absent or null. */
  private fieldOf(path: keyof T & string): unknown {
    return Object.hasOwn(this.body, path) ? (this.body[path] ?? undefined) : undefined;
  }

  private refuse(path: string, message: string): void {
    this.errors.push({ path, message });
  }

  sessionId(given = this.fieldOf('sessionId')): string {
    if (typeof given === 'string' && SESSION_ID_PATTERN.test(given)) return given;
    this.refuse('sessionId', 'sessionId must have 1 to 100 letters, digits or . : _ -');
    return '';
  }

  /** One line, cut to `max` characters; null when it is absent or empty. */
  text(path: keyof T & string, max: number): string | null {
    const value = this.fieldOf(path);
    if (value === undefined) return null;
    if (typeof value === 'string') return oneLine(value, max) || null;
    this.refuse(path, `${path} must be a string`);
    return null;
  }

  requiredText(path: keyof T & string, max: number): string {
    const before = this.errors.length;
    const text = this.text(path, max);
    if (text === null && this.errors.length === before) this.refuse(path, `${path} is required`);
    return text ?? '';
  }

  /** Rounded and clamped. */
  number(path: keyof T & string, min: number, max: number): number | null {
    const value = this.fieldOf(path);
    if (value === undefined) return null;
    if (typeof value === 'number' && Number.isFinite(value)) return Math.min(max, Math.max(min, Math.round(value)));
    this.refuse(path, `${path} must be a number`);
    return null;
  }

  flag(path: keyof T & string): boolean {
    const value = this.fieldOf(path);
    if (value !== undefined && typeof value !== 'boolean') this.refuse(path, `${path} must be true or false`);
    return value === true;
  }

  oneOf<V extends string>(path: keyof T & string, values: readonly V[]): V | undefined {
    const value = this.fieldOf(path);
    if (value === undefined) return undefined;
    const known = values.find((one) => one === value);
    if (!known) this.refuse(path, `${path} must be one of ${values.join(', ')}`);
    return known;
  }

  instant(path: keyof T & string): void {
    const value = this.fieldOf(path);
    if (value === undefined) return;
    const isInstant = typeof value === 'string' || (typeof value === 'number' && value > 0);
    if (!isInstant || Number.isNaN(new Date(value).getTime())) this.refuse(path, `${path} must be an ISO instant`);
  }

  /** An object of at most `maxKeys` properties; strings are cut to `maxText` characters. */
  properties(path: keyof T & string, maxKeys: number, maxText: number): Record<string, unknown> | null {
    const value = this.fieldOf(path);
    if (value === undefined) return null;
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    const entries = Object.entries(isObject ? (value as Record<string, unknown>) : {});
    if (!isObject || entries.length > maxKeys) {
      this.refuse(path, `${path} must be an object of at most ${maxKeys} properties`);
      return null;
    }
    const bounded = entries.map(([key, one]) => [
      oneLine(key, maxText),
      typeof one === 'string' ? oneLine(one, maxText) : one,
    ]);
    return Object.fromEntries(bounded) as Record<string, unknown>;
  }

  /** Throws InvalidInput that names every wrong field. */
  assertValid(): void {
    if (this.errors.length > 0) throw new InvalidInput(this.errors);
  }
}
