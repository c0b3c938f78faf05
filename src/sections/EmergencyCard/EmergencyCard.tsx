import { Band } from "../../components/Band/Band.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import { RuledList } from "../../components/RuledList/RuledList.tsx";
import { Split } from "../../components/Split/Split.tsx";
import { Stack } from "../../components/Stack/Stack.tsx";

interface Props {
  /** A sentence that each sign ends, such as "Call 911 now if". */
  title: string;
  signs: readonly string[];
  /** Where to turn with less urgent signs. */
  otherwise: string;
  /** Says that no physician has checked the card, as long as none has. */
  unreviewed?: string | undefined;
}

/** When not to wait for an appointment. Calm in look, so that it alarms only those it is for. */
export function EmergencyCard({ title, signs, otherwise, unreviewed }: Props) {
  return (
    <Band ground="warm">
      <Split>
        <h2>{title}</h2>
        {/* The signs follow the words they complete, in any layout. */}
        <Stack>
          <RuledList items={signs} columns={2} />
          <p>
            <Prose text={otherwise} />
          </p>
          {unreviewed !== undefined && (
            <p>
              <small>{unreviewed}</small>
            </p>
          )}
        </Stack>
      </Split>
    </Band>
  );
}
