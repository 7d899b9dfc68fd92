import { Metrics } from '@farmhouse/platform/observability/metrics';
import { expect, it } from '@jest/globals';
import { startActiveChat, startChatAs } from '../testing/chat-client.ts';
import { useChat } from '../testing/use-chat.ts';

const service = useChat();

const waiting = async (): Promise<number> => {
  const text = await service().app.get(Metrics).registry.getSingleMetricAsString('chats_waiting');
  return Number(text.trim().split(' ').at(-1));
};

it('GET /metrics shows how many chats no admin has taken', async () => {
  await startChatAs(service());
  expect(await waiting()).toBe(1);

  await startActiveChat(service());

  expect(await waiting()).toBe(1);
});
