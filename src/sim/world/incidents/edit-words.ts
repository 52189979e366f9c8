import type { Edit, EditVerb } from '../edits';
import { PODS } from '../topology';

/** Words for one verb's edits. */
interface EditWords<E extends Edit> {
  /** Name of the edit among others, such as `inc-qdsa8-ad without its veto`; `takesRacks` is the incident's. */
  name(edit: E, id: string, takesRacks: boolean): string;
  /** Clause about the edit where its incident is named already, such as `no veto`. */
  clause(edit: E): string;
}

const rackWords = (pod: number, rack: number) => `rack ${PODS[pod]} ${rack + 1}`;

const EDIT_WORDS: { readonly [V in EditVerb]: EditWords<Extract<Edit, { verb: V }>> } = {
  new: { name: (_, id) => `one more incident, ${id}`, clause: () => 'the incident is added' },
  no: { name: (_, id) => `without ${id}`, clause: () => 'no incident' },
  late: {
    name: ({ ms }, id) => `${id} with its veto ${ms / 1_000} s later`,
    clause: ({ ms }) => `the veto comes ${ms / 1_000} s later`,
  },
  never: { name: (_, id) => `${id} without its veto`, clause: () => 'no veto' },
  sev: {
    name: ({ severity }, id) => `${id} at severity ${severity}`,
    clause: ({ severity }) => `severity ${severity}`,
  },
  at: {
    name: ({ pod, rack }, id, takesRacks) =>
      `${id} in ${rackWords(pod, rack)}${takesRacks ? '' : ', which it does not take down'}`,
    clause: ({ pod, rack }) => `moved to ${rackWords(pod, rack)}`,
  },
};

export const wordsOfEdit = ({ verb }: Edit): EditWords<Edit> => EDIT_WORDS[verb];
