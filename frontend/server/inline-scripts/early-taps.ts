/** How the choice of cookies is stored, as `storeChoices` does it. */
export interface EarlyTapsOptions {
  /** Keys in local storage of the choice, and of a withdrawal, which a choice removes. */
  choiceKey: string;
  withdrawnKey: string;
  policyVersion: number;
}

/**
 * Answers taps before the page is hydrated. A tap on a button is kept and repeated afterwards; links work by
 * themselves. The attribute `data-early` of a control says how it is answered at once: `toggle` opens the element that
 * the button controls, by the attribute `data-open`, until Escape or a tap outside the header; `choose` stores the
 * choice of cookies in `data-choices` and hides the banner; `frame` replaces the enclosing element that has
 * `data-frame` by a frame with the link's address. Any other button, and a link with `wait`, is marked as waiting.
 *
 * It is inlined as text: it must not use anything outside itself.
 */
export function handleEarlyTaps({ choiceKey, withdrawnKey, policyVersion }: EarlyTapsOptions): void {
  const pressed = new Set<HTMLElement>();

  const toggle = (button: HTMLElement): void => {
    const opens = button.ariaExpanded !== 'true';
    button.ariaExpanded = String(opens);
    document.getElementById(button.getAttribute('aria-controls') ?? '')?.toggleAttribute('data-open', opens);
    if (!opens) pressed.delete(button);
  };
  const openMenus = (): HTMLElement[] =>
    [...pressed].filter(({ dataset, ariaExpanded }) => dataset.early === 'toggle' && ariaExpanded === 'true');
  const closeOnEscape = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape') return;
    for (const button of openMenus()) {
      toggle(button);
      button.focus();
    }
  };
  const closeOutside = ({ target }: Event): void => {
    for (const button of openMenus()) {
      if (target instanceof Node && !button.closest('header')?.contains(target)) toggle(button);
    }
  };
  const choose = ({ dataset }: HTMLElement): void => {
    delete document.documentElement.dataset.consent;
    const choices = JSON.parse(dataset.choices ?? '{}') as object;
    try {
      const record = { ...choices, version: policyVersion, date: new Date().toISOString() };
      localStorage.setItem(choiceKey, JSON.stringify(record));
      localStorage.removeItem(withdrawnKey);
    } catch {
      return; // the browser denies storage: the click is repeated, and the page keeps the choice in its memory
    }
    window.dispatchEvent(new Event('storage')); // for the module that counts visits, which may be loaded already
  };
  const frame = (link: HTMLElement): void => {
    const shadow = link.closest('[data-frame]')?.attachShadow({ mode: 'open' });
    const shown = document.createElement('iframe');
    shown.src = link.getAttribute('href') ?? '';
    shown.style.cssText = 'border:0;width:100%;height:100%;min-height:16rem';
    shadow?.append(shown);
  };
  const response = (event: Event): void => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>('button,[data-early]') : null;
    if (!control) return;
    event.preventDefault();
    event.stopPropagation();
    pressed.delete(control);
    pressed.add(control);
    const how = control.dataset.early;
    if (how === 'toggle') toggle(control);
    else if (how === 'choose') choose(control);
    else if (how === 'frame') frame(control);
    else control.dataset.waiting = '';
  };

  document.addEventListener('click', response, { capture: true });
  document.addEventListener('keydown', closeOnEscape);
  document.addEventListener('pointerdown', closeOutside);
  document.addEventListener('hydrated', () => {
    document.removeEventListener('click', response, { capture: true });
    document.removeEventListener('keydown', closeOnEscape);
    document.removeEventListener('pointerdown', closeOutside);
    for (const control of [...pressed]) {
      delete control.dataset.waiting;
      if (control.dataset.early === 'toggle') toggle(control);
      if (control.isConnected) control.click();
    }
  });
}
