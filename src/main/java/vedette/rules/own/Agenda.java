package vedette.rules.own;

import java.util.List;

/**
 * What is still to be done in a round, in order; null if nothing is.
 *
 * @param rest behind the first; null if nothing is
 */
record Agenda(Task first, Agenda rest) {
  /** Tasks before others. */
  static Agenda before(List<? extends Task> tasks, Agenda others) {
    Agenda agenda = others;
    for (int i = tasks.size() - 1; i >= 0; i--) {
      agenda = new Agenda(tasks.get(i), agenda);
    }
    return agenda;
  }
}
