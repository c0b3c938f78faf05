import head from "../../art/head.svg";
import { Actions } from "../../components/Actions/Actions.tsx";
import { BookOnline } from "../../components/BookOnline/BookOnline.tsx";
import { CallNow } from "../../components/CallNow/CallNow.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import styles from "./HomeHero.module.css";

interface Props {
  title: string;
  lead: string;
  /** Three short facts under a rule. */
  facts: readonly string[];
  bookingUrl: string;
  phoneHref: string;
}

/** The opening of the home page: who this is, and how to book or call. */
export function HomeHero({ title, lead, facts, bookingUrl, phoneHref }: Props) {
  return (
    <section>
      <div className={styles["inner"]}>
        <div className={styles["text"]}>
          <h1 className="display">{title}</h1>
          <p className="lead soft">
            <Prose text={lead} />
          </p>
          <Actions>
            <BookOnline url={bookingUrl} />
            <CallNow href={phoneHref} />
          </Actions>
          <ul className={styles["facts"]}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
        <div className={styles["art"]}>
          <img src={head.src} alt="" width={head.width} height={head.height} fetchPriority="high" />
        </div>
      </div>
    </section>
  );
}
