/** Features of Chromium that have no place on an unattended screen. */
const OFF = [
  'Translate',
  'TranslateUI',
  'InfiniteSessionRestore',
  'MediaRouter',
  'GlobalMediaControls',
  'OverscrollHistoryNavigation',
];

const FLAGS = [
  '--kiosk',
  '--remote-debugging-pipe',
  // No greeting, no bubble, no dialogue.
  '--no-first-run',
  '--no-default-browser-check',
  '--hide-crash-restore-bubble',
  '--disable-session-crashed-bubble',
  '--noerrdialogs',
  '--disable-infobars',
  '--disable-prompt-on-repost',
  '--password-store=basic',
  // No swipe, no pinch.
  '--overscroll-history-navigation=0',
  '--disable-pinch',
  // A driver that crashes is used again each time.
  '--disable-gpu-process-crash-limit',
  '--disable-domain-blocking-for-3d-apis',
  // No network requests of Chromium's own.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-client-side-phishing-detection',
  '--no-pings',
  '--disable-breakpad',
  // A window beside another draws as one in front does.
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  // Bytes; the site is 8 MB.
  '--disk-cache-size=67108864',
];

/** @typedef {{ x: number, y: number, width: number, height: number }} Box a screen's place on its desktop, in pixels */

/**
 * Chromium's command line for one screen, without its own path.
 * @param {{ address: string, profile: string, box: Box | undefined, wayland: boolean, more: readonly string[] }} screen
 */
export function chromiumFlags({ address, profile, box, wayland, more }) {
  const place = box ? [`--window-position=${box.x},${box.y}`, `--window-size=${box.width},${box.height}`] : [];
  return [
    ...FLAGS,
    `--disable-features=${OFF.join(',')}`,
    `--user-data-dir=${profile}`,
    ...(wayland ? ['--ozone-platform=wayland'] : []),
    ...place,
    ...more,
    address,
  ];
}
