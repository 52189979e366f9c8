import { Container } from 'pixi.js';
import { NEVER } from '../../plot/grammar/motion';
import { indexAt, type Place } from '../../plot/grammar/rect';
import type { DrawingArea } from '../../plot/grammar/viewport';
import { createOutline } from '../../plot/render/primitives/outline';
import type { CreateScene, Scene, SurfaceKind } from '../../plot/surface/scene';
import { isEqual } from '../../sim/math/equality';
import { otherWords } from '../../sim/words/other-words';
import { motionOf } from '../../sim/world/machines/acts';
import { MACHINE_NAMES, type MachineName } from '../../sim/world/machines/machine-names';
import { createField } from './scene/field';
import { type FieldsForm, IN_SHOW, layoutFields, type MachineField, ON_PAGE } from './scene/layout';
import type { MachinesState } from './sim';
import type { MachinesChoices } from './sim-settings';

/** Real milliseconds between two drawings without a GPU. */
const SLOWLY_MS = 200;
/** World milliseconds between two drawings: 60 a second. */
const FRAME_MS = 1_000 / 60;
/** CSS px at scale 1 between a machine's field and its outline. */
const AROUND = 8;

/** Three machines from the side, each at its own scale over a ruler in metres, with its earlier positions behind it. */
function createMachines(kind: SurfaceKind, form: FieldsForm): Scene<MachinesState, MachinesChoices> {
  const container = new Container();
  const fields = MACHINE_NAMES.map((machine) => createField(kind, machine));
  const outline = createOutline();
  container.addChild(...fields.map((field) => field.container), outline.container);
  let drawingArea: DrawingArea | undefined;
  let places: readonly MachineField[] = [];
  let selected: MachineName = MACHINE_NAMES[0];
  let state: MachinesState | undefined;
  let other: MachinesState | undefined;
  let isStill: boolean | undefined;
  /** True if the power of a machine is cut at any time. */
  let isCut = false;
  let row: string | undefined;

  function lay(): void {
    if (!drawingArea) return;
    const { viewport, palette } = drawingArea;
    places = layoutFields(viewport, selected, { ...form, hasCuts: form.hasCuts || isCut });
    fields.forEach((field, i) => {
      const place = places.find(({ machine }) => machine === MACHINE_NAMES[i]);
      if (place) field.layout(place, viewport, palette);
      else field.hide();
    });
    mark();
  }

  function mark(): void {
    if (!drawingArea) return;
    const place = places.find(({ machine }) => machine === row);
    const edge = AROUND * drawingArea.viewport.scale;
    const around = place && {
      x: place.x - edge,
      y: place.y - edge,
      width: place.width + 2 * edge,
      height: place.height + 2 * edge,
    };
    outline.show(around, drawingArea.viewport, drawingArea.palette);
  }

  /** Part of a machine at a place, with its figure. */
  function partAt(place: Place): string | undefined {
    const found = places[indexAt(places, place) ?? -1];
    const i = found ? MACHINE_NAMES.indexOf(found.machine) : -1;
    const machine = state?.machines[i];
    return machine && fields[i]?.partAt(machine, place);
  }

  return {
    container,
    softwareInterval: SLOWLY_MS,
    choose({ machine }) {
      if (machine === selected) return;
      selected = machine;
      lay();
    },
    layout(viewport, palette) {
      drawingArea = { viewport, palette };
      lay();
    },
    update(next, nextOther, isOtherStill) {
      const isAnother = !isEqual([next, nextOther, isOtherStill], [state, other, isStill]);
      isStill = isOtherStill;
      state = next;
      other = nextOther;
      if (isCut !== next.cuts.length > 0) {
        isCut = !isCut;
        lay();
      }
      return isAnother;
    },
    draw({ t }) {
      if (!drawingArea || !state) return NEVER;
      for (const { machine } of places) {
        const i = MACHINE_NAMES.indexOf(machine);
        const motion = motionOf(state.world, machine, state.cuts);
        const otherPlace = other && {
          motion: motionOf(other.world, machine, other.cuts),
          of: otherWords(state.ts, other.ts),
          place: other.machines[i]?.place ?? 0,
          t: isStill ? other.ts : t + other.ts - state.ts,
        };
        fields[i]?.draw(motion, state.machines[i] as MachinesState['machines'][number], t, otherPlace);
      }
      return t + FRAME_MS / 2;
    },
    highlightRow(key) {
      row = key;
      mark();
    },
    rowAt(place) {
      return places[indexAt(places, place) ?? -1]?.machine;
    },
    hover(place) {
      const words = place && partAt(place);
      // Its machine is outlined: the picture is the same wherever in it a pointer is.
      return words === undefined ? undefined : { key: '', words };
    },
  };
}

/** Scene of a page. */
export const createScene: CreateScene<MachinesState, MachinesChoices> = (kind) => createMachines(kind, ON_PAGE);

/** Scene of a show: for eyes that are further away, from edge to edge. */
export const createShownScene: CreateScene<MachinesState, MachinesChoices> = (kind) => createMachines(kind, IN_SHOW);
