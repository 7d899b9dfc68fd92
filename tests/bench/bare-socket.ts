import { Server } from 'socket.io';

/**
 * The minimal server for the same message: Socket.IO alone, which acknowledges with what it was sent. Argument: a port.
 */
const [port = '0'] = process.argv.slice(2);
const io = new Server(Number(port), { path: '/ws/chat', transports: ['websocket'], perMessageDeflate: false });
io.on('connection', (socket) => {
  socket.on('send_message', (message: object, acknowledge: (response: object) => void) => acknowledge({ message }));
});
