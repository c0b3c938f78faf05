import { Breadcrumbs } from "../../components/Breadcrumbs/Breadcrumbs.tsx";
import { Waves } from "../../components/Waves/Waves.tsx";
import { Wrap } from "../../components/Wrap/Wrap.tsx";
import type { PageLink } from "../../data/page-link.ts";
import styles from "./LocationHero.module.css";

interface Props {
  trail: readonly PageLink[];
  title: string;
  lead: string;
}

/** The opening of the locations pages: heading and one line on green. */
export function LocationHero({ trail, title, lead }: Props) {
  return (
    <section className={styles["root"]} data-ground="green">
      <Waves shade first />
      <Wrap>
        <div className={styles["inner"]}>
          <Breadcrumbs trail={trail} />
          <h1 className="display">{title}</h1>
          <p className="lead">{lead}</p>
        </div>
      </Wrap>
    </section>
  );
}
