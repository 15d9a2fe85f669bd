package vedette.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import vedette.fight.Engagement;
import vedette.form.FightName;
import vedette.form.RequestForm;
import vedette.form.model.HelpLine;
import vedette.question.Sentence;
import vedette.source.TextFault;
import vedette.table.Tables;
import vedette.table.grid.Table;

/**
 * A type of engagement that the catalogue offers.
 *
 * @param <Q> its request
 * @param system the rule system's id
 * @param name its name within the system
 * @param text what it is, in a few words
 * @param request the annotated record that asks for one
 * @param factory makes one
 * @param tables ids of the tables that it consults
 * @param notation how else something is written than the request's records say, a line each
 * @param examples command-line options of good examples
 * @param summary what a player decides on, in a sentence
 * @param endings what each way to end means that its measure {@code ending} can tell
 * @param words the words of tables that can be written
 */
public record EngagementType<Q extends Record>(
    String system,
    String name,
    String text,
    Class<Q> request,
    Factory<Q> factory,
    List<String> tables,
    List<HelpLine> notation,
    List<String> examples,
    Sentence summary,
    EndingLines endings,
    TableWords words) {

  /** One with the sentence that an answer begins with; "" of one that says nothing. */
  public EngagementType(
      String system,
      String name,
      String text,
      Class<Q> request,
      Factory<Q> factory,
      List<String> tables,
      List<HelpLine> notation,
      List<String> examples,
      String summary) {
    this(
        system,
        name,
        text,
        request,
        factory,
        tables,
        notation,
        examples,
        new Sentence(summary),
        List::of,
        inForce -> Map.of());
  }

  /** The same, with what each of its endings means. */
  public EngagementType<Q> ending(EndingLines explained) {
    return with(explained, words);
  }

  /** The same, with the words of tables that can be written. */
  public EngagementType<Q> withTableWords(TableWords known) {
    return with(endings, known);
  }

  private EngagementType<Q> with(EndingLines explained, TableWords known) {
    return new EngagementType<>(
        system, name, text, request, factory, tables, notation, examples, summary, explained,
        known);
  }

  /** Returns how it is called on the command line, behind the program's name. */
  public FightName fightName() {
    return new FightName(system, name);
  }

  /** Returns how a fight of this type is asked for. */
  public RequestForm<OptimizedRequest<Q>> form() {
    RequestForm<Q> fight = RequestForm.of(request);
    return HasChoices.class.isAssignableFrom(request)
        ? fight.with(
            RequestForm.of(Optimization.class),
            OptimizedRequest::new,
            OptimizedRequest::request,
            OptimizedRequest::wish)
        : fight.as(
            asked -> new OptimizedRequest<>(asked, Optimization.NONE), OptimizedRequest::request);
  }

  /**
   * Returns the tables that it consults if asked for like this: its own, and one whose file the
   * request names.
   */
  public List<Table> consulted(Q asked, Tables inForce) {
    List<Table> consulted = new ArrayList<>();
    tables.forEach(id -> consulted.add(inForce.table(id)));
    if (asked instanceof HasTableFile own) {
      consulted.add(inForce.file(own.table()));
      consulted.addAll(own.furtherTables(inForce));
    }
    return consulted;
  }

  /**
   * Makes the engagement.
   *
   * @param texts that the request was made of, for the places of faults
   * @throws TextFault if the request cannot be met
   * @throws vedette.source.WrongFile if a table does not serve
   */
  public Engagement<?, ?> engagement(
      OptimizedRequest<Q> asked, Map<String, List<String>> texts, Tables inForce) {
    try {
      return fight(asked, inForce);
    } catch (TextFault e) {
      throw e.placed(texts);
    }
  }

  /**
   * Makes the engagement, with what its sides want if they decide best.
   *
   * @throws TextFault if the request cannot be met
   * @throws vedette.source.WrongFile if a table does not serve
   */
  public Engagement<?, ?> fight(OptimizedRequest<Q> asked, Tables inForce) {
    Engagement<?, ?> fight = plain(asked, inForce);
    return asked.request() instanceof HasChoices choices ? asked.wish().of(choices, fight) : fight;
  }

  /**
   * Makes the engagement as doctrines decide it, whatever is wanted of it.
   *
   * @throws TextFault if the request cannot be met
   * @throws vedette.source.WrongFile if a table does not serve
   */
  public Engagement<?, ?> plain(OptimizedRequest<Q> asked, Tables inForce) {
    return factory.engagement(asked.request(), asked.wish(), inForce);
  }

  /** Makes an engagement of a request and the tables in force. */
  @FunctionalInterface
  public interface Factory<Q> {
    /**
     * Returns the engagement asked for.
     *
     * @param wish which choices are free, whatever doctrines say
     * @throws TextFault if the request cannot be met
     * @throws vedette.source.WrongFile if a table does not serve
     */
    Engagement<?, ?> engagement(Q request, Optimization wish, Tables tables);
  }
}
