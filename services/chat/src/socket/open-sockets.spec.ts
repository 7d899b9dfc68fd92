import { Metrics } from '@farmhouse/platform/observability/metrics';
import { eventually } from '@farmhouse/platform/testing/eventually';
import { expect, it } from '@jest/globals';
import { connectAsAdmin, joinAsVisitor, startChatAs } from '../testing/chat-client.ts';
import { useChat } from '../testing/use-chat.ts';

const service = useChat();

const open = async (): Promise<number> => {
  const text = await service().app.get(Metrics).registry.getSingleMetricAsString('chat_open_sockets');
  return Number(text.trim().split(' ').at(-1));
};

it('GET /metrics shows the open sockets of guests and admins, and none that was closed', async () => {
  expect(await open()).toBe(0);

  const { client: visitor } = await joinAsVisitor(service(), await startChatAs(service()));
  const { client: admin } = await connectAsAdmin(service());
  expect(await open()).toBe(2);

  visitor.disconnect();
  await eventually(async () => expect(await open()).toBe(1));
  admin.disconnect();
  await eventually(async () => expect(await open()).toBe(0));
});
