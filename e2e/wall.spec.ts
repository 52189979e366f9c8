import { test } from '@playwright/test';
import { compareWall, ROW, SQUARE } from './support/wall';

test('the screens of a video wall together show the picture that one screen shows', async ({
  baseURL,
  launchOptions,
}) => {
  await compareWall(ROW, [['forks', 1_772_528_006_800]], launchOptions, baseURL ?? '');
  await compareWall(SQUARE, [['floor', 1_772_529_544_240]], launchOptions, baseURL ?? '');
});
