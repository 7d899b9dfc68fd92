import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { CHAT_MESSAGE_MAX_LENGTH } from '@farmhouse/contracts/chat/chat-message';
import { Composer } from './composer.tsx';

it.each([
  [-2, '2 characters left'],
  [-1, '1 character left'],
  [1, '1 character too many'],
  [2, '2 characters too many'],
])('a chat message whose length differs by %i from the longest possible one has "%s"', (difference, text) => {
  for (const character of ['x', '🌿']) {
    const value = character.repeat(CHAT_MESSAGE_MAX_LENGTH + difference);

    expect(
      renderToStaticMarkup(<Composer label="Message" value={value} onChange={() => {}} onSend={() => {}} />),
    ).toContain(`>${text}<`);
  }
});
