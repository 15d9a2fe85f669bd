package vedette.study.sweep;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.form.RequestJson;
import vedette.question.Question;
import vedette.question.QuestionMeasures;
import vedette.rules.EngagementType;
import vedette.rules.OptimizedRequest;
import vedette.source.TextFault;
import vedette.study.sweep.Template.SweptPlace;
import vedette.table.Tables;
import vedette.work.Deadline;
import vedette.work.Parallel;

/** The fights of a sweep's cells, built on demand; texts that cells share are read once. */
final class CellFights<Q extends Record> {
  private final EngagementType<Q> type;
  private final Template template;

  /** The tables of each directory, in the order of the cells. */
  private final List<Tables> tables;

  private final List<Question> questions;
  private final RequestJson.SharedTexts<OptimizedRequest<Q>> texts;

  CellFights(
      EngagementType<Q> type, Template template, List<Tables> tables, List<Question> questions) {
    this.type = type;
    this.questions = questions;
    this.template = template;
    this.tables = tables;
    texts = new RequestJson.SharedTexts<>(type.form());
  }

  /**
   * The request and the fight of a cell.
   *
   * @param request the request; null if it cannot be read
   * @param fight the fight; null if there is none
   * @param wrong the reason why there is none; else null
   */
  record PreparedCell<Q extends Record>(
      OptimizedRequest<Q> request, Engagement<?, ?> fight, TextFault wrong) {
    private boolean isUnread() {
      return wrong != null && wrong.isUnread();
    }
  }

  /**
   * Prepares the fight of a cell with the questions that it supports.
   *
   * @throws TextFault if one of its texts cannot be read; names the cell's values
   */
  PreparedCell<Q> drawn(int cell) {
    PreparedCell<Q> plain = withoutQuestions(cell);
    return plain.fight == null
        ? plain
        : new PreparedCell<>(plain.request, asked(plain.fight), null);
  }

  /** Prepares the fight of a cell without questions. */
  private PreparedCell<Q> withoutQuestions(int cell) {
    PreparedCell<Q> made = prepare(cell);
    if (made.request == null) {
      throw at(cell, Template.advised(made.wrong, template.filled(cell)));
    }
    return made;
  }

  /**
   * Returns the cell by the first reading of its texts that succeeds, else by the first reading.
   */
  private PreparedCell<Q> prepare(int cell) {
    PreparedCell<Q> first = prepare(template.filled(cell), inForce(cell));
    PreparedCell<Q> made = first;
    for (int reading = 1; made.isUnread() && reading < template.readings(); reading++) {
      made = prepare(template.filled(cell, reading), inForce(cell));
    }
    return made.isUnread() ? first : made;
  }

  /** Returns the tables of a cell. */
  private Tables inForce(int cell) {
    return tables.get(cell % tables.size());
  }

  private PreparedCell<Q> prepare(Map<String, List<String>> given, Tables inForce) {
    OptimizedRequest<Q> request = null;
    try {
      request = texts.read(given);
      return new PreparedCell<>(request, type.engagement(request, given, inForce), null);
    } catch (TextFault e) {
      e.throwIfOfQuestion();
      return new PreparedCell<>(request, null, e);
    }
  }

  private <S, R> Engagement<S, R> asked(Engagement<S, R> fight) {
    try {
      return QuestionMeasures.of(fight, questions);
    } catch (TextFault e) {
      return QuestionMeasures.of(
          fight, questions.stream().filter(it -> fault(it, fight) == null).toList());
    }
  }

  private static TextFault fault(Question question, Engagement<?, ?> fight) {
    try {
      QuestionMeasures.of(fight, List.of(question));
      return null;
    } catch (TextFault e) {
      return e;
    }
  }

  /** Returns a fault with the values of its cell. */
  private TextFault at(int cell, TextFault e) {
    return e.saying("with " + at(cell) + ": " + e.getMessage());
  }

  /**
   * Checks all fights of the sweep.
   *
   * @return the measures of each kind of fight, in the order of the cells
   * @throws TextFault if a text of a cell is wrong, if there is no fight at all, or if no fight
   *     supports a question
   */
  List<List<? extends Measure<?>>> survey(int threads, Deadline deadline) {
    Map<List<Object>, Integer> kinds = new ConcurrentHashMap<>();
    // Holds cells only: an exception for each of a million cells would exhaust the memory.
    Map<List<Object>, Integer> unread = new ConcurrentHashMap<>();
    AtomicInteger empty = new AtomicInteger(Integer.MAX_VALUE);
    Parallel.run(
        (int) template.cells(),
        threads,
        deadline,
        cell -> {
          PreparedCell<Q> preparedCell = withoutQuestions(cell);
          if (preparedCell.fight == null) {
            empty.accumulateAndGet(cell, Math::min);
            if (preparedCell.wrong.isUnread()) {
              unread.merge(textsOf(preparedCell.wrong, cell), cell, Math::min);
            }
          } else {
            kinds.merge(kind(preparedCell.fight), cell, Math::min);
          }
        },
        done -> {});
    unread.values().stream()
        .sorted()
        .forEach(cell -> refuseUnread(cell, withoutQuestions(cell).wrong));
    if (kinds.isEmpty()) {
      throw at(empty.get(), withoutQuestions(empty.get()).wrong);
    }
    List<Engagement<?, ?>> each = new ArrayList<>();
    kinds.values().stream().sorted().forEach(cell -> each.add(withoutQuestions(cell).fight));
    for (Question question : questions) {
      List<TextFault> faults = new ArrayList<>();
      each.forEach(fight -> faults.add(fault(question, fight)));
      if (!faults.contains(null)) {
        throw faults.get(0);
      }
    }
    List<List<? extends Measure<?>>> measured = new ArrayList<>();
    each.forEach(fight -> measured.add(asked(fight).measures()));
    return measured;
  }

  private List<Object> textsOf(TextFault e, int cell) {
    return List.of(e.slot(), template.filled(cell).getOrDefault(e.slot(), List.of()));
  }

  /** Returns a key of the properties that decide which figures and questions a fight has. */
  private static List<Object> kind(Engagement<?, ?> fight) {
    List<Object> kind = new ArrayList<>();
    for (Measure<?> measure : fight.measures()) {
      kind.add(measure.name());
      kind.add(measure.text());
      kind.add(measure.kind());
      kind.add(measure.joint());
      kind.add(measure.categories());
    }
    return kind;
  }

  /** Rejects a text that cannot be read, unless another cell has a fight with it. */
  private void refuseUnread(int cell, TextFault e) {
    List<Object> texts = textsOf(e, cell);
    for (int other = 0; other < template.cells(); other++) {
      if (textsOf(e, other).equals(texts) && withoutQuestions(other).fight != null) {
        return;
      }
    }
    throw at(cell, Template.advised(e, template.filled(cell)));
  }

  /** Returns the tables of all files and directories, each once. */
  List<TableSummary> tablesInForce() {
    Set<TableSummary> inForce = new LinkedHashSet<>();
    for (int cell = 0; cell < template.variants(); cell++) {
      Q request = prepare(cell).request.request();
      inForce.addAll(TableSummary.of(type.consulted(request, inForce(cell))));
    }
    return List.copyOf(inForce);
  }

  /** Returns the values of a cell in words. */
  String at(int cell) {
    List<SweptPlace> sweptPlace = template.sweptPlaces();
    List<String> values = Template.values(sweptPlace, cell);
    StringBuilder words = new StringBuilder();
    for (int i = 0; i < sweptPlace.size(); i++) {
      words.append(i == 0 ? "" : ", ").append(sweptPlace.get(i).name()).append(" `");
      words.append(values.get(i)).append('`');
    }
    return words.toString();
  }
}
