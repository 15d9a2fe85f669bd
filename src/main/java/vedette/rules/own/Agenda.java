package vedette.rules.own;

import java.util.List;

/** What is still to be done in a round, in order. */
final class Agenda {
  private final Task first;
  private final Agenda rest;
  private final int hash;

  /**
   * A task before others.
   *
   * @param rest null if there are no others
   */
  Agenda(Task first, Agenda rest) {
    this.first = first;
    this.rest = rest;
    hash = 31 * first.hashCode() + (rest == null ? 0 : rest.hash);
  }

  /** These tasks and nothing else. */
  static Agenda of(Task... tasks) {
    return before(List.of(tasks), null);
  }

  Task first() {
    return first;
  }

  /** What is behind the first; null if nothing is. */
  Agenda rest() {
    return rest;
  }

  /** Tasks before others. */
  static Agenda before(List<? extends Task> tasks, Agenda others) {
    Agenda agenda = others;
    for (int i = tasks.size() - 1; i >= 0; i--) {
      agenda = new Agenda(tasks.get(i), agenda);
    }
    return agenda;
  }

  /** States share their agendas or what is at the end of them. */
  @Override
  public boolean equals(Object other) {
    Agenda one = this;
    Agenda two = other instanceof Agenda that ? that : null;
    while (one != two) {
      if (one == null || two == null || one.hash != two.hash || !one.first.equals(two.first)) {
        return false;
      }
      one = one.rest;
      two = two.rest;
    }
    return true;
  }

  @Override
  public int hashCode() {
    return hash;
  }
}
