package vedette.study.tune;

import java.util.List;
import java.util.function.Function;
import vedette.fight.Engagement;
import vedette.question.Figure;
import vedette.table.Tables;
import vedette.table.grid.Table;

/**
 * A fight that consults the tuned table, with the wishes for its odds.
 *
 * @param name the command or the name of the scenario
 * @param tables the tables in force
 * @param table the tuned table, by the name of the file that this fight reads
 * @param fight returns the fight with some tables
 * @param wishes the wishes; of a fight to keep, the ranges in which its figures stay
 */
public record TunedFight(
    String name,
    Tables tables,
    Table table,
    Function<Tables, Engagement<?, ?>> fight,
    List<Wish> wishes) {
  /** Returns the fight with the tables in force. */
  public Engagement<?, ?> now() {
    return fight.apply(tables);
  }

  /** Returns the figures of the wishes. */
  List<Figure> figures() {
    return wishes.stream().map(Wish::figure).toList();
  }

  /** Returns the fight with other wishes. */
  public TunedFight wishing(List<Wish> others) {
    return new TunedFight(name, tables, table, fight, others);
  }
}
