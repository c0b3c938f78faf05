import voice from "../art/voice.svg";
import { Breadcrumbs, type Crumb } from "../components/Breadcrumbs.tsx";
import { Wrap } from "../components/Wrap.tsx";
import styles from "./GreenBanner.module.css";

interface Props {
  trail: readonly Crumb[];
  title: string;
  lead: string;
}

/** The opening of the locations pages: heading and one line on green. */
export function GreenBanner({ trail, title, lead }: Props) {
  return (
    <section className={styles["root"]} data-ground="green">
      <img className={styles["waves"]} src={voice.src} alt="" width={voice.width} height={voice.height} />
      <Wrap>
        <div className={styles["inner"]}>
          <Breadcrumbs trail={trail} />
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </div>
      </Wrap>
    </section>
  );
}
