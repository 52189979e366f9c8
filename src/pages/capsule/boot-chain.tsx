import { useId } from 'react';

/** Units of the drawing: 380 across, about a CSS px each on a phone. */
const WIDTH = 380;
const BOX = { x: 1, width: 222, height: 62, step: 98 } as const;
const TPM = { x: 274, width: 105 } as const;

/** The measured steps, from power on; `registers` of the TPM take what the step measures before it hands over. */
const STEPS = [
  { name: 'Firmware', text: 'holds the Secure Boot keys', registers: 'PCR 0, 2' },
  { name: 'Loader', text: 'signed; checks the kernel', registers: 'PCR 4, 7' },
  { name: 'Kernel', text: 'signed; checks the capsule', registers: 'PCR 8, 9' },
  { name: 'Base layer', text: 'the capsule; self-test', registers: 'PCR 11–13' },
] as const;

const top = (row: number) => 1 + row * BOX.step;
const middle = (row: number) => top(row) + BOX.height / 2;
const CENTRE = BOX.x + BOX.width / 2;
const QUOTE = STEPS.length;
const POD = QUOTE + 1;
const END = POD + 1;
const HEIGHT = top(END) + BOX.height + 1;
const HALF = (WIDTH - 2 - 24) / 2;

function Box({ row, name, text, x = BOX.x, width = BOX.width, tone }: BoxProps) {
  return (
    <g data-tone={tone}>
      <rect className="boot-box" x={x} y={top(row)} width={width} height={BOX.height} />
      <text className="boot-name" x={x + 14} y={top(row) + 26}>
        {name}
      </text>
      <text className="boot-text" x={x + 14} y={top(row) + 46}>
        {text}
      </text>
    </g>
  );
}

interface BoxProps {
  readonly row: number;
  readonly name: string;
  readonly text: string;
  readonly x?: number;
  readonly width?: number;
  readonly tone?: 'ok' | 'fault';
}

const HEADS = { down: 'l-4 -8m4 8l4 -8', right: 'l-8 -4m8 4l-8 4', left: 'l8 -4m-8 4l8 4' } as const;

/** A path with a head at its end. */
function Arrow({ path, to }: { path: string; to: keyof typeof HEADS }) {
  return <path className="boot-line" d={`${path}${HEADS[to]}`} />;
}

/** How a node boots, measures itself and is admitted: a labelled drawing with its description. */
export function BootChain() {
  const id = useId();
  const tpmBottom = top(STEPS.length - 1) + BOX.height;
  const tpmCentre = TPM.x + TPM.width / 2;
  return (
    <figure className="boot-chain stack">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-labelledby={`${id}t ${id}d`}>
        <title id={`${id}t`}>Secure Boot and attestation of a node</title>
        <desc id={`${id}d`}>
          Four steps run one after another: firmware, loader, kernel, base layer. Each checks the next one’s signature
          and measures it into registers of the TPM before it hands over. The TPM signs the registers; the node sends
          this quote to its pod on 443/TCP. The pod compares it with its own list. If it agrees, the node gets a
          certificate for 24 h; if not, it is refused with a code.
        </desc>
        <rect className="boot-box boot-tpm" x={TPM.x} y={top(0)} width={TPM.width} height={tpmBottom - top(0)} />
        {STEPS.map(({ name, text, registers }, row) => (
          <g key={name}>
            <Box row={row} name={name} text={text} />
            <Arrow path={`M${BOX.x + BOX.width} ${middle(row)}H${TPM.x}`} to="right" />
            <text className="boot-register" x={tpmCentre} y={middle(row) + 5}>
              {registers}
            </text>
            <Arrow path={`M${CENTRE} ${top(row) + BOX.height}V${top(row + 1)}`} to="down" />
            {row < STEPS.length - 1 && (
              <text className="boot-label" x={CENTRE + 10} y={top(row) + BOX.height + 23}>
                verify, measure, run
              </text>
            )}
          </g>
        ))}
        <text className="boot-label boot-label-middle" x={tpmCentre} y={top(0) + BOX.height + 23}>
          TPM 2.0
        </text>
        <Box row={QUOTE} name="Quote" text="registers and a fresh nonce" />
        <Arrow path={`M${tpmCentre} ${tpmBottom}V${middle(QUOTE)}H${BOX.x + BOX.width}`} to="left" />
        <text className="boot-label boot-label-middle" x={tpmCentre} y={middle(QUOTE) + 20}>
          signs
        </text>
        <Arrow path={`M${CENTRE} ${top(QUOTE) + BOX.height}V${top(POD)}`} to="down" />
        <text className="boot-label" x={CENTRE + 10} y={top(QUOTE) + BOX.height + 23}>
          443/TCP, outbound
        </text>
        <Box row={POD} name="Pod" text="compares with a list of its own" width={WIDTH - 2} />
        {[BOX.x + HALF / 2, WIDTH - 1 - HALF / 2].map((x) => (
          <Arrow key={x} path={`M${x} ${top(POD) + BOX.height}V${top(END)}`} to="down" />
        ))}
        <text className="boot-label" x={BOX.x + HALF / 2 + 10} y={top(POD) + BOX.height + 23}>
          agrees
        </text>
        <text className="boot-label" x={WIDTH - 1 - HALF / 2 + 10} y={top(POD) + BOX.height + 23}>
          differs
        </text>
        <Box row={END} name="Admitted" text="certificate for 24 h" width={HALF} tone="ok" />
        <Box row={END} name="Refused" text="with a code, no retry" x={WIDTH - 1 - HALF} width={HALF} tone="fault" />
      </svg>
      <figcaption className="muted small">
        The boot chain. A PCR is a register of the TPM. It can be extended but not set until the next power-on.
      </figcaption>
    </figure>
  );
}
