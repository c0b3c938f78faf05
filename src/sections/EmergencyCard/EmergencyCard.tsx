import { Band } from "../../components/Band/Band.tsx";
import { Note } from "../../components/Note/Note.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import { RuledList } from "../../components/RuledList/RuledList.tsx";
import { Split } from "../../components/Split/Split.tsx";
import { Stack } from "../../components/Stack/Stack.tsx";

interface Props {
  /** Target of a link from elsewhere on the page. */
  id?: string | undefined;
  /** A sentence that each sign ends, such as "Call 911 now if". */
  title: string;
  signs: readonly string[];
  /** The same for signs that need an emergency room. */
  roomTitle: string;
  emergencyRoom?: readonly string[] | undefined;
  /** What to do until help comes. */
  firstAid?: readonly { title: string; text: string }[] | undefined;
  /** Where to turn with less urgent signs. */
  otherwise: string;
  /** Says that no physician has checked the card, as long as none has. */
  unreviewed?: string | undefined;
}

/** When not to wait for an appointment. Calm in look, so that it alarms only those it is for. */
export function EmergencyCard(props: Props) {
  const { id, title, signs, roomTitle, emergencyRoom = [], firstAid = [] } = props;
  return (
    <Band ground="warm">
      <Split>
        <h2 id={id}>{title}</h2>
        {/* The signs follow the words they complete, in any layout. */}
        <Stack>
          <RuledList items={signs} columns={2} />
          {emergencyRoom.length > 0 && (
            <>
              <h3>{roomTitle}</h3>
              <RuledList items={emergencyRoom} columns={2} />
            </>
          )}
          {firstAid.map((note) => (
            <Note key={note.title} {...note} onTint />
          ))}
          <p>
            <Prose text={props.otherwise} />
          </p>
          {props.unreviewed !== undefined && (
            <p>
              <small>{props.unreviewed}</small>
            </p>
          )}
        </Stack>
      </Split>
    </Band>
  );
}
