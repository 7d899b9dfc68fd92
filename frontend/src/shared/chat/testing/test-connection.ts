type Listener = (event: object) => void;

/** The connections that were made, in order; to be emptied before each test. */
export const connections: TestConnection[] = [];

/** Takes the place of `ChatConnection`: it opens, answers and receives as the test says. */
export class TestConnection {
  isOpen = false;
  isClosed = false;
  readonly calls: string[] = [];
  answer: (event: string) => object | Promise<object> = () => ({});
  private readonly listeners = new Map<string, Listener>();
  private opened: () => void = () => undefined;
  private lost: () => void = () => undefined;

  constructor() {
    connections.push(this);
  }

  open(): void {
    this.isOpen = true;
    this.opened();
  }

  lose(): void {
    this.isOpen = false;
    this.lost();
  }

  close(): void {
    this.isOpen = false;
    this.isClosed = true;
  }

  onChange(opened: () => void, lost: () => void): void {
    Object.assign(this, { opened, lost });
  }

  on(event: string, listener: Listener): void {
    this.listeners.set(event, listener);
  }

  receive(event: string, payload: object): void {
    this.listeners.get(event)?.(payload);
  }

  emit(): void {
    return;
  }

  emitWithAck(event: string): Promise<object> {
    this.calls.push(event);
    return Promise.resolve(this.answer(event));
  }
}
