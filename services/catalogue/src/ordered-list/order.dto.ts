import type { SaveOrder } from '@farmhouse/contracts/catalogue/order';
import { ArrayMaxSize, IsArray, IsInt, Min } from 'class-validator';

const MAX_IDS = 1000;
const MESSAGE = { message: 'The order must be a list of ids' };

export class SaveOrderDto implements SaveOrder {
  @IsArray(MESSAGE)
  @ArrayMaxSize(MAX_IDS, MESSAGE)
  @IsInt({ each: true, ...MESSAGE })
  @Min(1, { each: true, ...MESSAGE })
  ids: number[];
}
